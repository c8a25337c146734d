import { defaultClientConditions, defineConfig } from 'vite';
import manifest from './package.json' with { type: 'json' };
import { sourceCondition } from '../../tools/vite/defineLibrary.ts';

/** Builds the worker as one classic script into the folder of the built page, without emptying it. */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: 'out-tsc/vite-service-worker',
  publicDir: false,
  define: {
    'process.env.NODE_ENV': JSON.stringify('production'),
    'import.meta.env.VITE_VERSION': JSON.stringify(manifest.version),
  },
  resolve: { conditions: [sourceCondition, ...defaultClientConditions] },
  build: {
    target: 'es2023',
    emptyOutDir: false,
    reportCompressedSize: false,
    lib: {
      entry: 'src/service-worker.ts',
      formats: ['iife'],
      name: 'serviceWorker',
      fileName: () => 'sw.js',
    },
  },
});
