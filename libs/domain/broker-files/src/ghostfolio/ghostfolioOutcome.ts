import type { Cells } from '../cells/Cells.js';
import { inLedgerPlaces } from '../decimal/inLedgerPlaces.js';
import { isZero } from '../decimal/isZero.js';
import { productOf } from '../decimal/productOf.js';
import type { FiledInstrument } from '../file/FiledInstrument.js';
import { instrumentOf, isIsin } from '../file/instrumentOf.js';
import type { Outcome } from '../file/Outcome.js';
import { rowOf } from '../file/rowOf.js';
import { instrumentOfQuoted } from '../symbols/quotedSymbol.js';
import { ownValue } from '../table/ownValue.js';
import type { GhostfolioProfile } from './GhostfolioProfile.js';
import { purposes } from './purposes.js';

const kinds: Readonly<Record<string, 'buy' | 'sell' | 'dividend' | 'interest' | 'fee'>> = {
  BUY: 'buy',
  SELL: 'sell',
  DIVIDEND: 'dividend',
  INTEREST: 'interest',
  FEE: 'fee',
};

/**
 * What an activity of Ghostfolio is, as JSON or CSV: income is price × quantity, a fee its own amount or that. Its numbers
 * come from binary arithmetic, such as 0.30000000000000004, and are rounded to the decimals of a ledger.
 */
export function ghostfolioOutcome(
  cells: Cells,
  account: string | null,
  profile: GhostfolioProfile | undefined,
): Outcome {
  const type = cells.text('type', 'action');
  const kind = ownValue(kinds, type.toUpperCase());
  if (!kind) return { refused: `Unknown type of activity: ${type}.` };
  const [filedQuantity, filedPrice] = [
    cells.amount('quantity', 'qty'),
    cells.amount('unitprice', 'unit price', 'price'),
  ];
  const [quantity, price, fee] = [filedQuantity, filedPrice, cells.amount('fee')].map(rounded);
  const currency = cells.text('currency', 'ccy');
  const isPurpose = (kind === 'fee' || kind === 'interest') && isManual(cells) && !profile?.written;
  const purpose = isPurpose && profile?.name !== purposes[kind] ? profile?.name : undefined;
  const note = cells.text('comment', 'note') || (purpose ?? '');
  const fields = { date: cells.date('date'), currency, note };
  const value =
    filedQuantity === undefined || filedPrice === undefined
      ? undefined
      : rounded(productOf(filedQuantity, filedPrice));
  const row =
    kind === 'buy' || kind === 'sell'
      ? rowOf(kind, { ...fields, quantity, price, fees: fee })
      : kind === 'fee'
        ? rowOf(kind, { ...fields, gross: fee === undefined || isZero(fee) ? value : fee })
        : rowOf(kind, { ...fields, gross: value, fees: fee });
  return {
    transactions: [
      {
        account,
        // What a fee or interest without a data source names is its purpose.
        instrument: isPurpose ? null : instrumentIn(cells, profile, currency),
        otherInstrument: null,
        row,
      },
    ],
  };
}

const rounded = (amount: string | undefined): string | undefined =>
  amount === undefined ? undefined : inLedgerPlaces(amount);

const isManual = (cells: Cells): boolean => cells.text('datasource') === 'MANUAL';

/** Symbols of assets without a data source are ids. */
const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** An instrument that was entered by hand has an id for a symbol, and its name beside it. */
function instrumentIn(
  cells: Cells,
  profile: GhostfolioProfile | undefined,
  currency: string,
): FiledInstrument | null {
  const symbol = cells.text('symbol', 'code', 'ticker');
  const [name, isin] = [profile?.name, profile?.isin];
  if (isIsin(symbol)) return instrumentOf({ isin: symbol, symbol: '', market: '', name, currency });
  if (isManual(cells)) {
    const [, market = '', own] = /^([A-Z0-9]{4}):(.+)$/.exec(profile?.written ?? '') ?? [];
    const written = own ?? profile?.written ?? '';
    const usual = name && idPattern.test(symbol) ? '' : symbol;
    return instrumentOf({ isin, symbol: written || usual, market, name, currency });
  }
  const quoted = cells.text('datasource') === 'YAHOO' ? instrumentOfQuoted(symbol) : null;
  const market = quoted?.market ?? '';
  return instrumentOf({ isin, symbol: quoted?.symbol ?? symbol, market, name, currency });
}
