import type { TaxRates } from '@finance-analyst/documents';
import type { FigureFormatting } from '@finance-analyst/figures';
import type { Result } from '@finance-analyst/foundation';
import { sumDecimals, type Holding, type SaleTrial } from '@finance-analyst/portfolio';
import { cellText } from '../transactions/cellText.js';
import { readDay } from '../transactions/readDay.js';
import { readDecimalText } from '../transactions/readDecimalText.js';
import { messages } from './messages.js';

/** What is typed of a sale. */
export interface SaleForm {
  readonly account: string;
  readonly quantity: string;
  readonly price: string;
  readonly date: string;
  /** How much of each lot is sold, by the id of the row that opened it; by the account's method if all are empty. */
  readonly lots: Readonly<Record<string, string>>;
}

export type SaleProblems = Partial<Readonly<Record<'quantity' | 'price' | 'date' | `lot ${string}`, string>>>;

/** What can be sold of a holding: its lots that are not sold short. */
export const lotsHeld = ({ lots }: Pick<Holding, 'lots'>): Holding['lots'] =>
  lots.filter(({ side }) => side === 'long');

/** Everything an account holds, at the last price if it is in the currency of the cost. */
export function formOfHolding(
  holding: Pick<Holding, 'account' | 'lots' | 'price' | 'costCurrency'>,
  today: string,
  formatting: FigureFormatting,
): SaleForm {
  const { account, price, costCurrency } = holding;
  const decimal = (text: string): string =>
    cellText({ quantity: text }, 'quantity', { formatting, accountNames: new Map() });
  return {
    account,
    quantity: decimal(sumOfDecimals(lotsHeld(holding).map(({ quantity }) => quantity))),
    price: price && price.currency === costCurrency ? decimal(String(price.price)) : '',
    date: today,
    lots: {},
  };
}

/** The sale that a form describes, or why it is none, by field. */
export function readSale(
  { account, quantity, price, date, lots }: SaleForm,
  { instrument, costCurrency: currency }: Pick<Holding, 'instrument' | 'costCurrency'>,
  formatting: FigureFormatting,
): { readonly sale: SaleTrial } | { readonly problems: SaleProblems } {
  const problems: Record<string, string> = {};
  const take = (field: string, read: Result<string>): string => {
    if (read.ok) return read.value;
    problems[field] = read.reason;
    return '';
  };
  const named = Object.entries(lots).flatMap(([lot, text]) => {
    const read = text.trim() === '' ? '' : take(`lot ${lot}`, readDecimalText(text, formatting));
    return read === '' || Number(read) === 0 ? [] : [{ lot, quantity: read }];
  });
  const sold =
    named.length > 0
      ? sumOfDecimals(named.map((lot) => lot.quantity))
      : take('quantity', readDecimalText(quantity, formatting));
  const paid = take('price', readDecimalText(price, formatting));
  const day = take('date', readDay(date, formatting.locale));
  if (!problems['quantity'] && !(Number(sold) > 0)) problems['quantity'] = messages.enterQuantity;
  if (!problems['price'] && !(Number(paid) >= 0)) problems['price'] = messages.enterPrice;
  if (Object.keys(problems).length > 0) return { problems };
  const sale = { account, instrument, quantity: sold, price: paid, date: day, currency };
  return { sale: named.length > 0 ? { ...sale, lots: named } : sale };
}

/** A sale with the tax rates of a portfolio as decimal text; without them while one is missing. */
export const withRates = (sale: SaleTrial, rates: Required<TaxRates> | null): SaleTrial =>
  rates
    ? { ...sale, shortTermRate: rates.shortTerm.toFixed(12), longTermRate: rates.longTerm.toFixed(12) }
    : sale;

/** The exact sum of decimal texts of a ledger, or of what was read as such. */
export const sumOfDecimals = (texts: readonly string[]): string => sumDecimals(texts) ?? '';
