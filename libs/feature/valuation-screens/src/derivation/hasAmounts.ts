import type { DerivationNode } from './DerivationNode.js';

/** Whether a derivation contains an amount of money: only then does it need a scale. */
export const hasAmounts = (node: DerivationNode): boolean =>
  node.format.kind === 'amount' || node.children().some(hasAmounts);
