import type { BridgeStep } from '../BridgeStep.js';

export const bridgeSteps: readonly BridgeStep[] = [
  { name: 'base_equity', label: 'Book equity', sign: 1, role: 'flow' },
  { name: 'present_value_of_excess_returns', label: 'Excess returns', sign: 1, role: 'flow' },
  { name: 'present_value_of_terminal_value', label: 'Terminal', sign: 1, role: 'flow' },
  { name: 'return_since_balance', label: 'To valuation date', sign: 1, role: 'flow' },
  { name: 'preferred_equity', label: 'Preferred', sign: -1, role: 'flow', isOptional: true },
  { name: 'equity_value', label: 'Equity', sign: 1, role: 'total' },
];
