import type { ImpliedDriver } from '@finance-analyst/valuation';

/** A figure on the screen with a derivation. */
export type ExplainTarget =
  | { readonly kind: 'model'; readonly name: string; readonly period?: number }
  | { readonly kind: 'history'; readonly line: string; readonly period: string }
  | {
      readonly kind: 'upside' | 'implied-by-price' | 'expected-return' | 'target-price' | 'return-to-target';
    }
  | { readonly kind: 'implied'; readonly driver: ImpliedDriver; readonly by: 'price' | 'value' };

/** Asks for the derivation of a figure; handed down to every panel. */
export type Explain = (target: ExplainTarget) => void;
