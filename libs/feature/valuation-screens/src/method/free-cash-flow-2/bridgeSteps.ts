import type { BridgeStep } from '../BridgeStep.js';

export const bridgeSteps: readonly BridgeStep[] = [
  { name: 'present_value_of_cash_flows', label: 'Cash flows', sign: 1, role: 'flow' },
  { name: 'present_value_of_terminal_value', label: 'Terminal', sign: 1, role: 'flow' },
  { name: 'cash', label: 'Cash', sign: 1, role: 'flow' },
  { name: 'non_operating_assets', label: 'Investments', sign: 1, role: 'flow', isOptional: true },
  { name: 'associates', label: 'Associates', sign: 1, role: 'flow', isOptional: true },
  { name: 'debt', label: 'Debt', sign: -1, role: 'flow' },
  { name: 'pension_claim', label: 'Pensions', sign: -1, role: 'flow', isOptional: true },
  { name: 'minority_interest', label: 'Minorities', sign: -1, role: 'flow', isOptional: true },
  { name: 'preferred_equity', label: 'Preferred', sign: -1, role: 'flow', isOptional: true },
  { name: 'equity_value', label: 'Equity', sign: 1, role: 'total' },
];
