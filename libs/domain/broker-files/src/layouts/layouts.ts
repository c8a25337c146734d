import type { Layout } from './Layout.js';

/** The layouts that are known. */
export const layouts: readonly Layout[] = [];
