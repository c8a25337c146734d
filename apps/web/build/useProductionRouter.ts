import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The file of the router that its name leads to, without the warnings for those who develop with it. */
export const productionFile = (name: string): string =>
  fileURLToPath(import.meta.resolve(name)).replace(/([\\/])development([\\/])/, '$1production$2');

/** Builds the page with the router's production files: its package names the others under every condition. */
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
