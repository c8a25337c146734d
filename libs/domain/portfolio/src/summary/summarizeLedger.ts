import { sumDecimals } from '../decimal/sumDecimals.js';
import type { LedgerPosition, LedgerState, OpenLot } from '../state/LedgerState.js';
import type { LedgerSummary } from './LedgerSummary.js';

/**
 * Sums up what a ledger holds for its valuation in `currency`. The lots of a side become one; where they cost another
 * currency, those of one day do, since each is valued at the rate of its day.
 */
export const summarizeLedger = (
  { positions, cash }: Pick<LedgerState, 'positions' | 'cash'>,
  currency: string,
): LedgerSummary => ({
  currency,
  positions: positions
    .filter((position) => position.currency !== null)
    .map((position) => ({ ...position, lots: mergeLots(position, currency) })),
  cash,
});

function mergeLots({ lots, currency: own }: LedgerPosition, currency: string): readonly OpenLot[] {
  const alike = new Map<string, OpenLot[]>();
  for (const lot of lots) {
    const key = own === currency ? lot.side : `${lot.side} ${lot.acquired}`;
    const others = alike.get(key);
    if (others) others.push(lot);
    else alike.set(key, [lot]);
  }
  return [...alike.values()].map(mergeAlike);
}

function mergeAlike(lots: readonly OpenLot[]): OpenLot {
  const [oldest] = lots as readonly [OpenLot];
  const sum = (amountOf: (lot: OpenLot) => string): string => sumDecimals(lots.map(amountOf)) ?? '0';
  return {
    ...oldest,
    quantity: sum(({ quantity }) => quantity),
    cost: sum(({ cost }) => cost),
    accountCost: lots.every(({ accountCost }) => accountCost !== null)
      ? sum(({ accountCost }) => accountCost ?? '0')
      : null,
  };
}
