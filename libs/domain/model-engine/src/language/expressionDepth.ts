import type { Expression } from './syntaxTree.js';

/** The levels of a formula over such parts: a call of many nests as deep as they are many once it is taken two by two. */
export const expressionDepth = (parts: readonly Expression[]): number =>
  Math.max(1, parts.length - 1) + Math.max(0, ...parts.map((part) => part.depth));
