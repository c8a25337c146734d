import { build, preview } from 'vite';
import { useProductionRouter } from '../useProductionRouter.ts';

/**
 * Builds the bare page into the folder `FOLDER`, with the lines of `TEXTS`, a JSON list, serves it and prints its
 * address. It is what the product's start is compared with (tools/web-bench), and no part of the product.
 */
const { FOLDER: outDir, TEXTS: texts } = process.env;
if (outDir === undefined || texts === undefined) throw new Error('FOLDER and TEXTS are not set.');

const page = { root: import.meta.dirname, configFile: false, logLevel: 'error' } as const;
await build({
  ...page,
  plugins: [useProductionRouter()],
  define: { startTexts: texts },
  build: { outDir, target: 'es2023', modulePreload: { polyfill: false } },
});
const server = await preview({ ...page, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
console.log(server.resolvedUrls?.local[0]?.replace(/\/$/, ''));
