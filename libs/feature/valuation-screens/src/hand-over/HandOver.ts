import type { QuickHandOver } from '@finance-analyst/valuation';

/** What the tool hands over to the workbench: its base case, or why there is none. */
export type HandOver =
  { readonly ok: true; readonly value: QuickHandOver } | { readonly ok: false; readonly reason: string };
