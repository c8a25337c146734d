import type { LedgerInstrument, LedgerRow } from '@finance-analyst/portfolio';
import { absoluteOf } from '../decimal/absoluteOf.js';
import { isEqual } from '../decimal/isEqual.js';
import { isNegative } from '../decimal/isNegative.js';
import { isZero } from '../decimal/isZero.js';
import { productOf } from '../decimal/productOf.js';
import { quotientOf } from '../decimal/quotientOf.js';
import { sumOf } from '../decimal/sumOf.js';
import { commonReasons } from '../export/commonReasons.js';
import type { ExportedInstrument } from '../export/ExportedLedger.js';
import type { RowExport } from '../export/exportRows.js';
import { filedGross, pricedGross } from '../export/filedGross.js';
import { purposes } from './purposes.js';
import { ghostfolioPurpose, ghostfolioSymbol, type GhostfolioSymbol } from './ghostfolioSymbol.js';

/** An activity to write. Amounts are decimal text. */
export interface GhostfolioActivity {
  readonly type: 'BUY' | 'SELL' | 'DIVIDEND' | 'INTEREST' | 'FEE';
  readonly accountId: string;
  readonly date: string;
  readonly currency: string;
  readonly symbol: GhostfolioSymbol;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly fee: string;
  readonly comment: string | null;
}

/** The activity of a row. */
export const ghostfolioActivity =
  (instrumentOf: (instrument: LedgerInstrument) => ExportedInstrument) =>
  (row: LedgerRow): RowExport<GhostfolioActivity> => {
    const omitted = omittedReason(row);
    if (omitted !== null) return { omitted };
    const figures = figuresOf(row);
    if (typeof figures === 'string') return { omitted: figures };
    const currency = row.currency ?? '';
    const { reduced, ...activity } = figures;
    return {
      lines: [
        {
          ...activity,
          accountId: row.account,
          date: row.date,
          currency,
          symbol: row.instrument
            ? ghostfolioSymbol(instrumentOf(row.instrument), currency)
            : ghostfolioPurpose(activity.type === 'INTEREST' ? purposes.interest : purposes.fee, currency),
          comment: row.note ?? null,
        },
      ],
      reduced: [...reduced, ...furtherReasons(row)],
    };
  };

function omittedReason(row: LedgerRow): string | null {
  switch (row.kind) {
    case 'deposit':
    case 'withdrawal':
    case 'transfer':
      return row.instrument
        ? 'Ghostfolio has no deliveries of securities.'
        : 'Ghostfolio has no movements of cash; the balance of the account is in the file.';
    case 'exchange':
      return 'Ghostfolio has no movements of cash; the balance of the account is in the file.';
    case 'short':
    case 'cover':
      return 'A short sale would come back as a sale.';
    case 'valuation':
      return 'Ghostfolio has no prices among its activities.';
    case 'buy':
    case 'sell':
    case 'dividend':
    case 'interest':
    case 'fee':
    case 'tax':
      return row.otherAmount === undefined ? null : 'The cash is in another currency than the amounts.';
    default:
      return 'Ghostfolio has no corporate actions among its activities.';
  }
}

type Figures = Pick<GhostfolioActivity, 'type' | 'quantity' | 'unitPrice' | 'fee'> & {
  readonly reduced: readonly string[];
};

/** Figures of an activity, or the reason why it cannot have them. Its amounts have no sign. */
function figuresOf(row: LedgerRow): Figures | string {
  const { kind, quantity = '1', price } = row;
  const gross = filedGross(row);
  const costs = sumOf(row.fees, row.taxes);
  if (isNegative(costs)) return 'Ghostfolio has no costs that are paid back.';
  const single = (type: Figures['type'], fee: string, ...reduced: readonly string[]): Figures => ({
    type,
    quantity: '1',
    unitPrice: gross,
    fee,
    reduced,
  });
  switch (kind) {
    case 'buy':
    case 'sell': {
      const unitPrice = unitPriceOf(row, gross);
      if (unitPrice === null) return 'No price × quantity gives the amount to the cent.';
      const isFiled = price !== undefined && isEqual(price, unitPrice);
      return {
        type: kind === 'buy' ? 'BUY' : 'SELL',
        quantity,
        unitPrice,
        fee: costs,
        reduced: isFiled || price === undefined ? [] : ['The price is the amount ÷ the quantity.'],
      };
    }
    case 'dividend': {
      if (isNegative(gross)) return 'Ghostfolio has no income that is taken back.';
      const perShare = row.quantity === undefined ? gross : quotientOf(gross, quantity, 12);
      return isEqual(productOf(quantity, perShare), gross)
        ? { type: 'DIVIDEND', quantity, unitPrice: perShare, fee: costs, reduced: [] }
        : single('DIVIDEND', costs);
    }
    case 'interest':
      return isNegative(gross)
        ? cost(sumOf(absoluteOf(gross), costs), 'Interest that is paid is written as a fee.')
        : single('INTEREST', costs);
    default: {
      const amount = sumOf(gross, costs);
      if (isNegative(amount)) return 'Ghostfolio has no costs that are paid back.';
      return kind === 'tax' ? cost(amount, 'Taxes are written as fees.') : cost(amount);
    }
  }
}

const cost = (fee: string, ...reduced: readonly string[]): Figures => ({
  type: 'FEE',
  quantity: '0',
  unitPrice: '0',
  fee,
  reduced,
});

/** The price as filed, or else gross ÷ quantity; null if neither gives the gross amount to the minor unit. */
function unitPriceOf({ quantity = '0', price, currency }: LedgerRow, gross: string): string | null {
  const isRight = (own: string): boolean => isEqual(pricedGross(quantity, own, currency), gross);
  if (price !== undefined && isRight(price)) return price;
  const perUnit = quotientOf(gross, quantity, 12);
  return isRight(perUnit) ? perUnit : null;
}

function furtherReasons(row: LedgerRow): readonly string[] {
  const hasTaxes = row.kind !== 'tax' && !isZero(row.taxes ?? '0');
  return [
    ...commonReasons(row),
    ...(hasTaxes ? ['Taxes are written as fees.'] : []),
    ...(row.rate === undefined ? [] : ['The exchange rate is not part of the file.']),
  ];
}
