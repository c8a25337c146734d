import { isSameInstrument, type MarketSymbol } from '@finance-analyst/documents';
import type { LedgerView } from '@finance-analyst/portfolio';

/** What all accounts of a ledger hold of a company, less what they sold short. */
export const heldQuantity = ({ positions }: Pick<LedgerView, 'positions'>, company: MarketSymbol): number =>
  positions
    .filter(({ currency, instrument }) => currency !== null && isSameInstrument(instrument, company))
    .reduce((sum, { quantity }) => sum + Number(quantity), 0);
