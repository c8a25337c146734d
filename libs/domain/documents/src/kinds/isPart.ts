import { documentKindOf } from './documentKindOf.js';

/** Whether documents of a kind belong to another document, which lists them. */
export const isPart = (kind: unknown): boolean => documentKindOf(kind)?.partOf !== undefined;
