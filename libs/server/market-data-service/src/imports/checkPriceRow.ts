import type { Bar } from '@finance-analyst/market';
import { dayProblem } from './dayProblem.js';
import type { PriceColumn, PriceFileRow } from './parsePriceFile.js';
import { absentCells, readNumber } from './readNumber.js';

/** A row's figures: its bar, and that day's dividend and split (null for none). */
export interface CheckedRow {
  readonly bar: Bar;
  readonly dividend: number | null;
  /** New shares per old share. */
  readonly splitRatio: number | null;
}

export type CheckedRowResult =
  { readonly ok: true; readonly value: CheckedRow } | { readonly ok: false; readonly reason: string };

/** A day, alone or at midnight. */
const dayForm = /^(\d{4}-\d{2}-\d{2})(?:[T ]00:00(?::00(?:\.0+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;

const names: Readonly<Record<PriceColumn, string>> = {
  date: 'date',
  open: 'open',
  high: 'high',
  low: 'low',
  close: 'close',
  adjustedClose: 'adjusted close',
  volume: 'volume',
  dividend: 'dividend',
  split: 'split',
};

const prices = ['open', 'high', 'low', 'close', 'adjustedClose'] as const;

/** Reads one row, or says what is wrong with it. `latestDay` is the last day that can have a price. */
export function checkPriceRow({ cells }: PriceFileRow, latestDay: string): CheckedRowResult {
  const date = dayForm.exec(cells.date)?.[1];
  if (date === undefined)
    return refused(
      /\d[T ]\d{1,2}:\d{2}/.test(cells.date)
        ? `the date '${cells.date}' has a time of day: only daily prices are imported`
        : `'${cells.date}' is not a date in the form YYYY-MM-DD`,
    );
  const wrongDay = dayProblem(date, latestDay);
  if (wrongDay !== null) return refused(wrongDay);
  const figures: Partial<Record<PriceColumn, number>> = {};
  for (const [column, cell] of Object.entries(cells) as [PriceColumn, string][]) {
    if (column === 'date' || absentCells.has(cell.toLowerCase())) continue;
    const figure = readNumber(cell);
    if (figure === null) return refused(`the ${names[column]} '${cell}' is not a number`);
    figures[column] = figure;
  }
  const wrong = problemOf(figures);
  return wrong === null ? { ok: true, value: rowOf(date, figures) } : refused(wrong);
}

const refused = (reason: string): CheckedRowResult => ({ ok: false, reason });

function problemOf(figures: Partial<Record<PriceColumn, number>>): string | null {
  const { open, high, low, close, volume, dividend, split } = figures;
  if (close === undefined) return 'the close is missing';
  const notPositive = prices.find((column) => (figures[column] ?? 1) <= 0);
  if (notPositive) return `the ${names[notPositive]} of ${String(figures[notPositive])} is not positive`;
  if (high !== undefined && low !== undefined && high < low)
    return `the high of ${high} is below the low of ${low}`;
  const traded = [open, close].filter((price) => price !== undefined);
  const outside = traded.find((price) => isOutside(price, low, high));
  if (outside !== undefined)
    return `the price of ${outside} is outside the day's range from ${low ?? '-'} to ${high ?? '-'}`;
  if (volume !== undefined && volume < 0) return `the volume of ${volume} is negative`;
  if (dividend !== undefined && dividend < 0) return `the dividend of ${dividend} is negative`;
  if (split !== undefined && split < 0) return `the split of ${split} is negative`;
  return null;
}

/** Files round their cells one by one, so a price may be a ten-thousandth outside the range. */
const tolerance = 1e-4;

const isOutside = (price: number, low: number | undefined, high: number | undefined): boolean =>
  (low !== undefined && price < low * (1 - tolerance)) ||
  (high !== undefined && price > high * (1 + tolerance));

function rowOf(date: string, figures: Partial<Record<PriceColumn, number>>): CheckedRow {
  const { open = null, high = null, low = null, close = NaN, adjustedClose = null, volume = null } = figures;
  return {
    bar: { date, open, high, low, close, adjustedClose, volume },
    dividend: figures.dividend || null,
    splitRatio: figures.split || null,
  };
}
