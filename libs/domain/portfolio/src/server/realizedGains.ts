import type { ClosedLot } from '../state/LedgerState.js';
import type { RealizedGain } from './LedgerView.js';

/** Sums the gains of closed lots by account, instrument, currency and day, in the order in which they were closed. */
export function realizedGains(lots: readonly ClosedLot[]): readonly RealizedGain[] {
  const sums = new Map<string, RealizedGain>();
  for (const { account, instrument, currency, closed, gain, isLongTerm } of lots) {
    const key = JSON.stringify([account, instrument.symbol, instrument.market, currency, closed]);
    const before = sums.get(key) ?? { account, instrument, currency, closed, gain: 0, longTermGain: 0 };
    const amount = Number(gain);
    sums.set(key, {
      ...before,
      gain: before.gain + amount,
      longTermGain: before.longTermGain + (isLongTerm ? amount : 0),
    });
  }
  return [...sums.values()];
}
