import { join } from 'node:path';
import localesPlugin from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { isolate, sourceCondition, testTimeout } from '../../tools/vite/defineLibrary.ts';
import { declareLayerOrder } from './build/declareLayerOrder.ts';
import { evaluateLateParts } from './build/evaluateLateParts.ts';
import { inFolders } from './build/inFolders.ts';
import { inlineFirstLayers } from './build/inlineFirstLayers.ts';
import { refuseCircularChunks } from './build/refuseCircularChunks.ts';
import { startInParts } from './build/startInParts.ts';
import { useProductionRouter } from './build/useProductionRouter.ts';
import manifest from './package.json' with { type: 'json' };

const apiAddress = process.env['API_ADDRESS'] ?? 'http://127.0.0.1:4200';

const tokens = join(import.meta.dirname, '../../libs/ui/design-tokens/src/styles.css');

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: 'out-tsc/vite',
  plugins: [
    react(),
    declareLayerOrder(tokens),
    inlineFirstLayers(tokens, ['tokens', 'base'], 14_336),
    refuseCircularChunks(),
    startInParts(),
    evaluateLateParts(),
    useProductionRouter(),
    // The product speaks English whatever the browser's language; the locale governs figures and dates.
    { ...localesPlugin.vite({ locales: ['en-US'] }), enforce: 'pre' },
  ],
  define: { 'import.meta.env.VITE_VERSION': JSON.stringify(manifest.version) },
  resolve: { conditions: [sourceCondition, ...defaultClientConditions] },
  // The server writes a fresh nonce into every page it sends.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2023',
    // The first browsers with light-dark(), which every theme rests on.
    cssTarget: ['chrome123', 'firefox128', 'safari18'],
    // Every browser with light-dark() preloads modules itself.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // Lists the chunks for the size budgets of features (tools/sizes).
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every start needs, in parts that are each evaluated in a task of their own (startInParts.ts). The
            // libraries of others are apart since they change seldom and stay in the cache.
            {
              name: 'react',
              tags: ['$initial'],
              test: inFolders(
                'node_modules/react',
                'node_modules/react-dom',
                'node_modules/scheduler',
                'apps/web/src/renderer',
              ),
              priority: 5,
            },
            {
              name: 'vendor',
              tags: ['$initial'],
              test: inFolders('node_modules'),
              priority: 3,
            },
            { name: 'start', tags: ['$initial'], priority: 2 },
            { name: 'launchdarkly', test: inFolders('node_modules/@launchdarkly') },
            // Together, since its parts import one another: apart, chunks would do so too. With it the option that lists
            // and search share: among what the first screen shares it would bring all of this along.
            {
              name: 'react-aria',
              test: inFolders(
                'node_modules/react-aria-components',
                'node_modules/react-aria',
                'node_modules/react-stately',
                'node_modules/@internationalized',
                'libs/ui/components/src/list-option',
              ),
              minShareCount: 2,
              priority: 1,
            },
            // The key scopes of features. The guide lists them all, and none waits for the code of another.
            {
              name: 'key-scopes',
              test: inFolders('libs/feature/*/src/key-scopes'),
              priority: 1,
            },
            // What commands run, loaded after the first paint. A screen that uses a part of it loads it all.
            {
              name: 'command-runs',
              test: inFolders('libs/feature/*/src/command-runs', 'libs/platform/accessibility/src/jumps'),
              priority: 1,
            },
            // Few lines that parts with nothing else in common share: in a chunk of one of them, the others would bring it.
            { name: 'foundation', test: inFolders('libs/domain/foundation'), minShareCount: 2, priority: 1 },
            // What screens and charts offer for export, a few lines: in a chunk of one of them, chunks would import one another.
            {
              name: 'exports',
              test: inFolders('libs/platform/contributions/src/exports', 'libs/ui/charts/src/shown'),
              minShareCount: 2,
              priority: 1,
            },
            // What Home loads after the first paint and every other screen needs at once: in one part of the code that
            // reads documents, asks for market data and registers the service worker, and in one of what is drawn and
            // measured with it.
            {
              name: 'data',
              test: inFolders(
                'node_modules/zod',
                'node_modules/@reduxjs',
                'libs/data/workspace',
                'libs/data/market-data',
                'libs/domain/contracts',
                'libs/domain/documents',
                'libs/platform/service-worker',
                'libs/platform/navigation/src/screens',
              ),
              minShareCount: 2,
              priority: 1,
            },
            {
              name: 'screens',
              test: inFolders(
                'libs/ui/components/src/panel',
                'libs/ui/components/src/button',
                'libs/ui/components/src/mark',
                'libs/ui/figures',
                'libs/platform/monitoring',
                'libs/platform/analytics',
              ),
              minShareCount: 2,
              priority: 1,
            },
            // Together, since its methods, defaults and bodies of models refer to one another: spread over what their
            // users share, chunks would do so too.
            { name: 'valuation', test: inFolders('libs/domain/valuation'), minShareCount: 2, priority: 1 },
            // Together, since its dialogs use words that drawers share, and drawers what dialogs are made of.
            {
              name: 'documents',
              test: inFolders('libs/ui/components/src/document'),
              minShareCount: 2,
              priority: 1,
            },
            // What later parts share, without a request for every few lines. Parts that are merged up to more than
            // this have been seen to bring the first screen what it does not need, react-aria among it.
            { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 8_000 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': apiAddress } },
  preview: { proxy: { '/api': apiAddress } },
  test: {
    name: manifest.name,
    watch: false,
    environment: 'jsdom',
    isolate,
    testTimeout,
    hookTimeout: testTimeout,
    include: ['{src,build}/**/*.test.{ts,tsx}'],
    setupFiles: ['../../tools/vite/propertySetup.ts', '../../tools/vite/testSetup.ts'],
    reporters: process.env['TEST_REPORT_FILE'] ? ['default', 'json'] : ['default'],
  },
});
