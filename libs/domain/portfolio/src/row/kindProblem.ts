import { instrumentKey } from './instrumentKey.js';
import { readDecimal } from '../decimal/readDecimal.js';
import { sumDecimals } from '../decimal/sumDecimals.js';
import type { LedgerRow } from './LedgerRow.js';
import { rowNeeds } from './rowNeeds.js';

const ownCashOnly: ReadonlySet<string> = new Set(['split', 'bonus', 'spin-off']);

/** What a row lacks for its kind; null if nothing. Its fields can be read. */
export function kindProblem(row: LedgerRow): string | null {
  const { kind, instrument, quantity, gross, currency } = row;
  const needs = rowNeeds[kind];
  if (needs.instrument === 'needed' && !instrument) return 'Instrument is missing.';
  const needsQuantity = needs.quantity === 'needed' || (needs.quantity === 'in-kind' && instrument);
  if (needsQuantity && quantity === undefined) return 'Quantity is missing.';
  if (quantity !== undefined && readDecimal(quantity)?.units === 0) return 'Quantity is 0.';
  const hasGross =
    gross !== undefined ||
    (quantity !== undefined && row.price !== undefined) ||
    (needs.gross === 'fees' && row.fees !== undefined) ||
    (needs.gross === 'taxes' && row.taxes !== undefined);
  const needsGross = needs.gross === 'cash' ? !instrument : needs.gross !== 'possible';
  if (needsGross && !hasGross)
    return quantity === undefined ? 'Gross amount is missing.' : 'Price or gross amount is missing.';
  const hasMoney = [row.gross, row.price, row.fees, row.taxes, row.cashInLieu].some(
    (text) => text !== undefined,
  );
  if (hasMoney && currency === undefined) return 'Currency is missing.';
  if ((row.otherAmount === undefined) !== (row.otherCurrency === undefined))
    return 'The other amount needs its currency, and the currency its amount.';
  return ownProblem(row) ?? lotsProblem(row);
}

/** Why the lots that a row names are not what it sells or moves. */
function lotsProblem({ quantity, lots = [] }: LedgerRow): string | null {
  if (lots.length === 0 || quantity === undefined) return null;
  if (new Set(lots.map(({ lot }) => lot)).size < lots.length) return 'A lot is named twice.';
  if (lots.some((named) => readDecimal(named.quantity)?.units === 0))
    return 'The quantity of a lot that is named is 0.';
  const sum = sumDecimals(lots.map((named) => named.quantity));
  return sum === sumDecimals([quantity])
    ? null
    : `The lots that are named add up to ${String(sum)}, and the quantity is ${quantity}.`;
}

function ownProblem(row: LedgerRow): string | null {
  if (ownCashOnly.has(row.kind) && row.gross !== undefined)
    return 'The gross amount has no meaning here; cash for a fraction is cash in lieu.';
  const isReceiving = row.kind === 'spin-off' || row.kind === 'rights';
  const hasShares = row.ratio !== undefined || row.quantity !== undefined;
  switch (row.kind) {
    case 'transfer':
      if (row.otherAccount === undefined) return 'The account that receives is missing.';
      return row.otherAccount === row.account ? 'The account transfers to itself.' : null;
    case 'exchange':
      if (row.otherAmount === undefined) return 'The amount received is missing.';
      return row.otherCurrency === row.currency ? 'Both amounts are in the same currency.' : null;
    case 'split':
      return row.ratio ? null : 'Ratio is missing.';
    case 'valuation':
      return row.price === undefined ? 'Price is missing.' : null;
    case 'bonus':
    case 'spin-off':
    case 'rights':
    case 'merger':
      if (row.kind === 'spin-off' && row.costShare === undefined) return 'Share of the cost is missing.';
      if (isReceiving && !row.otherInstrument) return 'The instrument received is missing.';
      if (row.kind === 'merger' && !row.otherInstrument)
        return row.gross === undefined ? 'What is received is missing: cash, or an instrument.' : null;
      if (!hasShares) return 'Ratio or quantity is missing.';
      if (!row.ratio && row.cashInLieu !== undefined) return 'Cash in lieu needs the ratio.';
      if (row.kind === 'merger' && row.gross !== undefined && row.price === undefined)
        return 'A merger for shares and cash needs the price of the new shares.';
      return row.otherInstrument &&
        row.instrument &&
        instrumentKey(row.otherInstrument) === instrumentKey(row.instrument)
        ? 'The instrument received is the one held.'
        : null;
    default:
      return null;
  }
}
