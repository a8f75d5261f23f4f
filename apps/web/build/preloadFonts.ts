import type { Plugin } from 'vite'

/** What is read first: the sans of all controls, and the upright serif of titles and prices. */
const FIRST = /(instrument-sans-latin-wght|fraunces-latin-opsz)-normal/

/** Lets the browser fetch the first fonts together with the styles that name them. */
export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => FIRST.test(file))
          .map((file) => ({
            tag: 'link',
            injectTo: 'head-prepend',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
          })),
    },
  }
}
