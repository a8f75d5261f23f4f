// What is quoted here is code with templates in it.
/* oxlint-disable no-template-curly-in-string */

/** @typedef {import('./faults.mjs').Fault} Fault */

/** @type {Fault[]} */
export const ART_FAULTS = [
  {
    name: 'a painting depends on what was drawn before it',
    file: 'oeuvre.ts',
    find: 'composition(diceOf(seed), period.palette, id)',
    replace: 'composition((globalThis.shared ??= diceOf(seed)), period.palette, id)',
  },
  {
    name: 'two works are almost one',
    file: 'rafael/oeuvre.ts',
    find: '[portrait, NEON, 35]',
    replace: '[portrait, NEON, 21]',
  },
  {
    name: 'a work has no card',
    file: 'ramon/oeuvre.ts',
    find: '  [cairn, MORNING, 3],\n',
    replace: '  [cairn, MORNING, 3],\n  [cairn, MORNING, 4],\n',
  },
  {
    name: 'an artist paints two works in a year',
    file: 'daniel/oeuvre.ts',
    find: "name: 'hearth', from: 1999",
    replace: "name: 'hearth', from: 1997",
  },
  {
    name: 'the ground is named among the figures',
    file: 'oeuvre.ts',
    find: 'const [ground, ...paints] = paintsIn(body) as',
    replace: 'const [ground, ...paints] = paintsIn(body).toReversed() as',
  },
  {
    name: 'a colour is named that is painted over',
    file: 'ramon/compositions.ts',
    find: 'const shore = dice.between(640, 690)',
    replace: 'const shore = dice.between(900, 910)',
  },
  {
    name: 'one pad too many is told of',
    file: 'ramon/compositions.ts',
    find: 'pads: pads.length',
    replace: 'pads: pads.length + 1',
  },
  {
    name: 'a German adjective does not follow its noun',
    file: 'catalogue/german/words.ts',
    find: "feminine: 'e'",
    replace: "feminine: 'er'",
  },
  {
    name: 'a Portuguese number does not follow its noun',
    file: 'catalogue/portuguese/words.ts',
    find: "2: 'duas'",
    replace: "2: 'dois'",
  },
  {
    name: 'German lists as English does, and takes it along',
    file: 'catalogue/german.ts',
    find: "from './german/words.ts'",
    replace: "from './english/words.ts'",
  },
  {
    name: 'two paints have one German name',
    file: 'catalogue/german/paints.ts',
    find: "brick: 'Ziegelrot'",
    replace: "brick: 'Rostrot'",
  },
  {
    name: 'a path loses a number',
    file: 'ramon/cutouts.ts',
    find: 'L${Math.round(centre.x)} ${Math.round(centre.y)}z',
    replace: 'L${Math.round(centre.x)}z',
  },
  {
    name: 'a number of a path is none',
    file: 'sigrid/ribbons.ts',
    find: 'Math.sin(Math.PI * (i / (spine.length - 1)))',
    replace: 'Math.sin(Math.PI * (i / (spine.length - 1)) + 0.01)',
  },
  {
    name: 'two paintings share the name of an element',
    file: 'daniel/rings.ts',
    find: '<clipPath id="${id}">',
    replace: '<clipPath id="a">',
  },
  {
    name: 'an element refers to nothing',
    file: 'daniel/rings.ts',
    find: 'clip-path="url(#${id})"',
    replace: 'clip-path="url(#${id}x)"',
  },
  {
    name: 'ribbons touch',
    file: 'sigrid/basin.ts',
    find: 'export const GAP = 7',
    replace: 'export const GAP = -6',
  },
  {
    name: 'seams show in the grid',
    file: 'canvas.ts',
    find: 'stroke-width="${over}"',
    replace: 'stroke-width="0"',
  },
  {
    name: 'rings are too close for a thumbnail',
    file: 'daniel/compositions.ts',
    find: 'circles(centre, radiiFrom(34, 42, BEYOND))',
    replace: 'circles(centre, radiiFrom(34, 14, BEYOND))',
  },
  {
    name: 'the halves of a mask are a little unlike',
    file: 'rafael/pixels.ts',
    find: 'for (const x of [0.5 - to, from - 0.5])',
    replace: 'for (const x of [0.5 - to, from - 0.3])',
  },
  {
    name: 'one artist paints like another',
    file: 'painting.ts',
    find: '[manuel, sigrid, daniel, ramon, rafael]',
    replace: '[manuel, sigrid, (n, id) => (n % 3 === 0 ? ramon(n, id) : daniel(n, id)), ramon, rafael]',
  },
  {
    name: 'a picture is not opaque',
    file: 'canvas.ts',
    find: 'return filled(paint, rectangle(0, 0, WIDTH, HEIGHT))',
    replace: 'return filled(paint, rectangle(0, 0, WIDTH, HEIGHT - 4))',
  },
  {
    name: 'a glyph can hardly be read on its ground',
    file: 'marks/glyphs.ts',
    find: "ink: 'cream'",
    replace: "ink: 'straw'",
  },
  {
    name: 'a badge has lost its glyph',
    file: 'marks/glyphs.ts',
    find: '${filledOdd(ink, mark)}',
    replace: '',
  },
  {
    name: 'a mark leaves its square',
    file: 'marks/auctionIcons.ts',
    find: 'frame(15) + frame(128)',
    replace: 'frame(15) + frame(148)',
  },
  {
    name: 'two auctions have one icon',
    file: 'marks/auctionIcons.ts',
    find: 'double: frame(15) + frame(128)',
    replace: 'double: paddle(50, 90) + paddle(120, 20) + paddle(190, 55)',
  },
  {
    name: 'the waves of a pattern do not meet',
    file: 'marks/patterns.ts',
    find: 't80 0v30',
    replace: 't80 9v21',
  },
  {
    name: 'everybody has one portrait',
    file: 'portraits/cast.ts',
    find: 'const dice = diceOf(hashOf(name))',
    replace: 'const dice = diceOf(hashOf(name.slice(0, 3)))',
  },
  {
    name: 'a bot has not sat for its portrait',
    file: 'portraits/cast.ts',
    find: '  sniper: looks(',
    replace: '  snipper: looks(',
  },
  {
    name: 'portraits have no eyes',
    file: 'portraits/portrait.ts',
    find: "filled(PEN, EYES + partsOf('pen'))",
    replace: "filled(PEN, partsOf('pen'))",
  },
  {
    name: 'the address of an image has a character that ends it',
    file: 'document.ts',
    find: '/[%#<>]/g',
    replace: '/[%<>]/g',
  },
  {
    name: 'the social picture has no name on it',
    file: 'socialPicture.ts',
    find: "${wordmark('cream', 'saffron')}",
    replace: '',
  },
  {
    name: 'two works hang on one nail',
    file: 'socialPicture.ts',
    find: "['ramon-fixed_price-1', 528, 316, 144]",
    replace: "['ramon-fixed_price-1', 188, 316, 144]",
  },
  {
    name: 'people get other portraits because a bot with weights was drawn',
    file: 'portraits/cast.ts',
    find: 'CAST[dice.pick(LENDERS)].colours',
    replace: 'dice.pick(Object.values(CAST)).colours',
    test: 'unchanged',
  },
]
