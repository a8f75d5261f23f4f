import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { botWeights } from './build/botWeights.ts'
import { menuWall } from './build/menuWall.ts'
import { NOTICE_WORKER, noticeWorker } from './build/noticeWorker.ts'
import { pagePictures } from './build/pagePictures.ts'
import { servedPages } from './build/servedPages.ts'

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    pagePictures(),
    menuWall(),
    noticeWorker(),
    botWeights(),
    servedPages(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      manifest: {
        name: 'Modern Art',
        short_name: 'Modern Art',
        description: 'The auction game for 3 to 5 players: five artists, seventy paintings, five kinds of auction.',
        lang: 'en',
        display: 'standalone',
        start_url: '/',
        background_color: '#18171b',
        theme_color: '#18171b',
        icons: [
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icon-to-cut-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
        ],
      },
      workbox: {
        // Not the weights of bots (`.bin`): pages fetch and keep them when somebody wants such a bot.
        globPatterns: ['**/*.{js,css,html,woff2,svg,png}'],
        // Fetched where a name needs them, and the picture for other sites by none.
        globIgnores: ['**/*-ext-*', 'social.png', 'index.*.html', NOTICE_WORKER],
        // The menu's own page is kept as `/index.html`, in the language in which the server gives it.
        navigateFallback: '/shell.html',
        // A browser may be sent to the server itself: by another site, or by a mail program.
        navigateFallbackDenylist: [/^\/api\//],
        importScripts: [`/${NOTICE_WORKER}`],
        cleanupOutdatedCaches: true,
        sourcemap: false,
      },
    }),
  ],
  // The workspace packages are taken from their sources; the other conditions are Vite's own.
  resolve: { conditions: ['modern-art-source', 'module', 'browser', 'development|production'] },
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    // Nothing is put into the page as a data address: the server's policy allows no inline script or font.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What runs before anything is painted, and what the menu needs, are a file each.
            { name: 'first', tags: ['$initial'], priority: 2 },
            { name: 'app', test: /src[\\/]app[\\/]openApp\.tsx$/, priority: 1 },
          ],
        },
      },
    },
  },
})
