import type { BridgeStep } from '../BridgeStep.js';

export const bridgeSteps: readonly BridgeStep[] = [
  { name: 'present_value_of_exit_equity', label: 'Sponsor', sign: 1, role: 'flow' },
  { name: 'debt_borrowed', label: 'New debt', sign: 1, role: 'flow' },
  { name: 'fees_at_value', label: 'Fees', sign: -1, role: 'flow' },
  { name: 'minimum_cash', label: 'Minimum cash', sign: -1, role: 'flow', isOptional: true },
  { name: 'cash', label: 'Cash', sign: 1, role: 'flow' },
  { name: 'non_operating_assets', label: 'Investments', sign: 1, role: 'flow', isOptional: true },
  { name: 'associates', label: 'Associates', sign: 1, role: 'flow', isOptional: true },
  { name: 'debt', label: 'Old debt', sign: -1, role: 'flow' },
  { name: 'pension_claim', label: 'Pensions', sign: -1, role: 'flow', isOptional: true },
  { name: 'minority_interest', label: 'Minority', sign: -1, role: 'flow', isOptional: true },
  { name: 'preferred_equity', label: 'Preferred', sign: -1, role: 'flow', isOptional: true },
  { name: 'equity_value', label: 'Equity', sign: 1, role: 'total' },
];
