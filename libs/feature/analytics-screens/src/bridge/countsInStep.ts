import type { LedgerRow } from '@finance-analyst/portfolio';
import type { messages } from '../messages.js';

/** A step of the bridge. */
export type StepName = keyof typeof messages.bridgeSteps;

/**
 * Whether a transaction counts in a step of the bridge; null for the steps that are sums of values and prices.
 *
 * @param isPart what is measured has no cash, so that trades are its flows
 */
export function countsInStep(step: StepName, isPart: boolean): ((row: LedgerRow) => boolean) | null {
  switch (step) {
    case 'opening':
    case 'closing':
    case 'price':
    case 'currency':
      return null;
    case 'deposits':
      return isPart ? movesShares : isFlow;
    case 'withdrawals':
      return isPart ? movesMoney : isFlow;
    case 'income':
      return isIncome;
    case 'fees':
      return (row) => hasCost(row, 'fee');
    case 'taxes':
      return (row) => hasCost(row, 'tax');
  }
}

const isFlow = ({ kind }: LedgerRow): boolean =>
  kind === 'deposit' || kind === 'withdrawal' || kind === 'transfer';
const isIncome = ({ kind }: LedgerRow): boolean => kind === 'dividend' || kind === 'interest';
const hasCost = ({ kind, fees, taxes }: LedgerRow, cost: 'fee' | 'tax'): boolean =>
  kind === cost || Number((cost === 'fee' ? fees : taxes) ?? 0) !== 0;

const movesMoney = ({ kind }: LedgerRow): boolean => kind !== 'split' && kind !== 'valuation';
const movesShares = (row: LedgerRow): boolean =>
  movesMoney(row) && !isIncome(row) && row.kind !== 'fee' && row.kind !== 'tax';
