import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The router's production file, without warnings for developers. */
export const productionFile = (name: string): string =>
  fileURLToPath(import.meta.resolve(name)).replace(/([\\/])development([\\/])/, '$1production$2');

/** Builds the page with the router's production files, which its package does not select by itself. */
export const useProductionRouter = (): Plugin => ({
  name: 'use-production-router',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: ['react-router', 'react-router/dom'].map((name) => ({
        find: new RegExp(`^${name}$`),
        replacement: productionFile(name),
      })),
    },
  }),
});
