/** A wall with light on it, works in frames, a label below each; by day and by night. */
export const GALLERY_STYLE = `
:root{color-scheme:light dark;--wall:#f3f0e9;--panel:#fffdf9;--ink:#1b1a17;--muted:#655f55;--line:#cfc7b6;--focus:#1f56a8;--shadow:0 18px 36px -16px rgba(40,30,10,.5)}
@media (prefers-color-scheme:dark){:root{--wall:#1d1c21;--panel:#2a2830;--ink:#f4f0e8;--muted:#b3ada1;--line:#4a4652;--focus:#8fc4f0;--shadow:0 22px 44px -12px #000}}
*{box-sizing:border-box;margin:0}
body{font:16px/1.5 "Instrument Sans",system-ui,sans-serif;color:var(--ink);background:var(--wall)}
header{forced-color-adjust:none;padding:56px 24px 44px;text-align:center;color:#e6dfd1;background:radial-gradient(ellipse 60% 120% at 50% 20%,#3d3a44,#19181c)}
h1 svg{width:min(560px,86vw);height:auto}
h2{font:600 26px Fraunces,Georgia,serif;margin:72px 0 24px;text-align:center}
h2:first-child{margin:40px 0 0}
main{max-width:1360px;margin:0 auto;padding:0 24px 64px}
fieldset{border:0;padding:20px 0 8px;display:flex;flex-wrap:wrap;gap:10px;justify-content:center}
legend{float:left;width:100%;text-align:center;color:var(--muted);margin-bottom:10px}
label{display:inline-flex;align-items:center;gap:8px;min-height:44px;padding:0 16px 0 12px;border:1px solid var(--line);border-radius:99px;background:var(--panel);cursor:pointer}
label b{font-weight:400}
label small{color:var(--muted)}
label:has(:checked){border-color:var(--ink);box-shadow:0 0 0 1px var(--ink)}
label:has(:focus-visible){outline:3px solid var(--focus);outline-offset:2px}
@media (forced-colors:active){label:has(:checked){outline:3px solid Highlight}}
input{position:absolute;opacity:0}
.wall{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,628px),1fr));gap:56px 40px;padding-top:40px;justify-items:center}
figure{width:min(100%,628px)}
figure img{display:block;width:100%;height:auto;padding:14px;background:#fffdf7;box-shadow:0 0 0 1px var(--line),var(--shadow)}
figcaption{margin-top:16px;color:var(--muted)}
cite{display:block;font:italic 600 21px Fraunces,Georgia,serif;color:var(--ink)}
figcaption span{display:flex;align-items:center;gap:8px;font-size:14px}
.icon{width:18px;height:18px;flex:none}
ul{list-style:none;padding:0;display:grid;gap:32px 28px;grid-template-columns:repeat(auto-fill,minmax(210px,1fr))}
.cast{grid-template-columns:repeat(auto-fill,minmax(min(100%,260px),1fr))}
.cast li{text-align:center;font-size:14px;color:var(--muted)}
.cast img{display:block;border-radius:50%;margin:0 auto 10px}
.cast b::first-letter{text-transform:uppercase}
.cast b{display:block;font:600 17px Fraunces,Georgia,serif;color:var(--ink)}
.marks li{display:grid;grid-template-columns:40px 1fr;align-items:center;gap:10px 14px;align-content:start}
.marks .icon{width:40px;height:40px}
.marks i{grid-column:1/-1;height:48px;background-size:16px}
@media (max-width:600px){label{padding:0 12px 0 8px}label span{position:absolute;clip-path:inset(50%)}ul,.cast{grid-template-columns:1fr 1fr}.marks i{height:32px}}
footer{padding:32px 24px;text-align:center;font-size:14px;color:var(--muted);border-top:1px solid var(--line)}
`
