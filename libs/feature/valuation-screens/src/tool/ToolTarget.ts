import type { ToolCase } from './ToolEntries.js';

/** A figure on the screen that has a derivation. */
export type ToolTarget =
  | { readonly kind: 'model'; readonly name: string; readonly toolCase: ToolCase; readonly period?: number }
  | {
      readonly kind: 'against-price';
      readonly name: 'upside' | 'impliedReturn' | 'impliedGrowth' | 'impliedMultiple';
      readonly toolCase: ToolCase;
    };
