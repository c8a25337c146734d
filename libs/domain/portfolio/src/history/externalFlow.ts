import type { Walk, WalkedRow } from './Walk.js';
import type { ShareFlows } from './walkShares.js';

/** What a row brought from outside the accounts of the history, in its currency; negative if it went there. */
export function externalFlow(
  { ledger, rates }: Walk,
  { columns, place, at, kind, currency, isOwn, isOther }: WalkedRow,
  shares: ShareFlows,
): number {
  if (kind !== 'deposit' && kind !== 'withdrawal' && kind !== 'transfer') return 0;
  if (isOwn && isOther && kind === 'transfer') return 0;
  if ((columns.position[place] as number) >= 0) return shares.own + shares.other;
  const gross = columns.gross[place] as number;
  if (isOwn) return rates.convert(kind === 'deposit' ? gross : -gross, currency, at);
  const received = columns.otherAmount[place] as number;
  const receivedIn = ledger.registry.cash.entries[columns.otherCash[place] as number]?.currency;
  return Number.isNaN(received)
    ? rates.convert(gross, currency, at)
    : rates.convert(received, receivedIn ?? currency, at);
}
