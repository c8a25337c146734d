import { isLongTerm } from '../calendar/isLongTerm.js';
import { isoDate } from '../calendar/isoDate.js';
import { currencyPlaces } from '../currency/currencyPlaces.js';
import { subtractUnits } from '../decimal/subtractUnits.js';
import type { Units } from '../decimal/Units.js';
import { writeDecimal } from '../decimal/writeDecimal.js';
import type { ClosedPart } from '../fold/ClosedPart.js';
import type { Ledger } from '../ledger/Ledger.js';
import type { ClosedLot } from './LedgerState.js';

/** A closed part of a lot as text; null for a slot that the ledger does not have. */
export function readClosedLot(ledger: Ledger, part: ClosedPart): ClosedLot | null {
  const key = ledger.registry.positions.entries[part.position];
  if (!key) return null;
  const { lot, isShort, amount, accountAmount, currency } = part;
  const money = (units: Units, code: string): string =>
    writeDecimal(units, ledger.moneyPlaces, currencyPlaces(code) ?? 0);
  const accountCurrency = ledger.entries.get(key.account)?.account.currency ?? currency;
  const inAccount = (units: Units | null): string | null =>
    units === null ? null : money(units, accountCurrency);
  const [proceeds, cost] = isShort ? [lot.cost, amount] : [amount, lot.cost];
  const [accountProceeds, accountCost] = isShort
    ? [lot.accountCost, accountAmount]
    : [accountAmount, lot.accountCost];
  return {
    account: key.account,
    instrument: key.instrument,
    lot: lot.id,
    side: isShort ? 'short' : 'long',
    cause: part.cause,
    closedBy: part.row.row.id,
    acquired: isoDate(lot.acquired),
    closed: isoDate(part.row.day),
    quantity: writeDecimal(lot.quantity, part.places),
    currency,
    proceeds: money(proceeds, currency),
    cost: money(cost, currency),
    gain: money(subtractUnits(proceeds, cost), currency),
    accountProceeds: inAccount(accountProceeds),
    accountCost: inAccount(accountCost),
    accountGain: inAccount(
      accountProceeds === null || accountCost === null ? null : subtractUnits(accountProceeds, accountCost),
    ),
    isLongTerm: !isShort && isLongTerm(lot.acquired, part.row.day),
  };
}
