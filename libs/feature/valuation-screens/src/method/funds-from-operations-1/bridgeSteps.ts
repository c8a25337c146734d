import type { BridgeStep } from '../BridgeStep.js';

/** One of the two ways to equity value; what belongs to the other is 0. */
export const bridgeSteps: readonly BridgeStep[] = [
  { name: 'valued_ffo', label: 'FFO × P/FFO', sign: 1, role: 'flow', isOptional: true },
  { name: 'valued_properties', label: 'Properties', sign: 1, role: 'flow', isOptional: true },
  { name: 'counted_assets', label: 'Cash and investments', sign: 1, role: 'flow', isOptional: true },
  { name: 'counted_claims', label: 'Debt and claims', sign: -1, role: 'flow', isOptional: true },
  { name: 'equity_value', label: 'Equity', sign: 1, role: 'total' },
];
