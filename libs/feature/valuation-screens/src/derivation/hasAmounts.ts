import type { DerivationNode } from './DerivationNode.js';

/** Whether an amount of money stands anywhere in a derivation: only then is there a scale to tell. */
export const hasAmounts = (node: DerivationNode): boolean =>
  node.format.kind === 'amount' || node.children().some(hasAmounts);
