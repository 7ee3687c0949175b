/** The browser game: built to `dist`, plain files for any static host. */

import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { licences } from './tools/licences.ts';
import { POLICY } from './tools/policy.ts';
import { rulebooks, withoutClauses } from './tools/rulebooks.ts';

/** The policy travels inside the page, so that it holds on hosts that send no headers. Not in `vite dev`: it inlines. */
function policyInPage(): Plugin {
  return {
    name: 'weathergauge:policy',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' },
    ],
  };
}

/** What the service worker does when the server pushes something: beside it, under a name that it knows. */
function pushHandler(): Plugin {
  return {
    name: 'weathergauge:push',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: `${import.meta.dirname}/src/service/push.ts`, fileName: PUSH });
    },
  };
}

/**
 * Signatures need SHA-512, and are tried when a signed log is opened. It stands in one module with SHA-256, which every game begins with: as a
 * module of its own it comes with the signatures.
 */
function lateSha512(): Plugin {
  return {
    name: 'weathergauge:late-sha512',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source !== '@noble/hashes/sha2.js' || importer?.includes('/@noble/curves/') !== true) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found === null ? null : `${found.id}?late`;
    },
  };
}

const PUSH = 'push.js';
const licensed = licences();

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  // Shares its origin with nothing else, and any path but a file is an error: the router lives in the hash.
  appType: 'mpa',
  resolve: { alias: { 'd3-transition': `${import.meta.dirname}/src/board/no-transition.ts` } },
  plugins: [
    react(),
    rulebooks(),
    policyInPage(),
    licensed.page,
    pushHandler(),
    VitePWA({
      strategies: 'generateSW',
      registerType: 'prompt',
      injectRegister: null,
      includeAssets: ['icon.svg', 'icon-180.png'],
      manifest: {
        id: './',
        name: 'Weathergauge',
        short_name: 'Weathergauge',
        description: 'Fleet actions and frigate duels of the Age of Sail, against a friend or against the machine.',
        lang: 'en-GB',
        start_url: './',
        scope: './',
        display: 'standalone',
        categories: ['games'],
        background_color: '#f5eedc',
        theme_color: '#f5eedc',
        icons: [
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{html,js,css,woff2,svg,png,webmanifest,json,mp3,ogg}'],
        cleanupOutdatedCaches: true,
        // The very first visit is served from the cache as soon as it is filled, without a reload.
        clientsClaim: true,
        navigateFallback: 'index.html',
        // Pages of the server's own, such as those behind the links in its letters.
        navigateFallbackDenylist: [/^\/api\//],
        importScripts: [PUSH],
        globIgnores: [PUSH],
        inlineWorkboxRuntime: false,
        maximumFileSizeToCacheInBytes: 8_000_000,
      },
    }),
  ],
  worker: { format: 'es', plugins: () => [licensed.worker(), withoutClauses(), lateSha512()] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: ['chrome125', 'firefox128', 'safari18'],
    // Data addresses of small fonts and pictures would only make the style sheet wait.
    assetsInlineLimit: 0,
    sourcemap: false,
    chunkSizeWarningLimit: 700,
  },
});
