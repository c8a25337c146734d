import { writeSymbol, type PortfolioBody } from '@finance-analyst/documents';
import {
  calendarPeriods,
  dayNumber,
  type HistoryByHolding,
  isoDate,
  type LedgerRow,
} from '@finance-analyst/portfolio';
import { messages } from '../messages.js';
import { transactionWords } from '../rows/transactionWords.js';
import { countsInStep, type StepName } from './countsInStep.js';

/** A part of a step of the bridge, in the currency of the portfolio. */
export interface StepRow {
  readonly id: string;
  /** A day or a month, ISO; null for a holding. */
  readonly date: string | null;
  /** The holding, or the transactions of the day. */
  readonly name: string;
  readonly amount: number;
}

type Names = Pick<PortfolioBody, 'rows' | 'instruments'>;

/**
 * What a step of the bridge is the sum of: holdings of the opening and closing values, months of price and currency, days of the rest.
 *
 * @param names the transactions that count, and the names of instruments
 * @param isPart what is measured has no cash, so that trades are its flows
 */
export function stepRows(
  step: StepName,
  part: HistoryByHolding,
  names: Names,
  isPart: boolean,
): readonly StepRow[] {
  const { whole } = part;
  const counts = countsInStep(step, isPart);
  const days = (column: Float64Array, sign: 1 | -1): readonly StepRow[] =>
    byDay(whole.days, column, wordsByDay(counts ? names.rows.filter(counts) : []), sign);
  switch (step) {
    case 'opening':
      return valuesOn(part, 0, names);
    case 'closing':
      return valuesOn(part, whole.days.length - 1, names);
    case 'price':
      return byMonth(whole.days, whole.price);
    case 'currency':
      return byMonth(whole.days, whole.currencyGain);
    case 'deposits':
      return days(whole.inflows, 1);
    case 'withdrawals':
      return days(whole.outflows, -1);
    case 'income':
      return days(whole.income, 1);
    case 'fees':
      return days(whole.fees, -1);
    case 'taxes':
      return days(whole.taxes, -1);
  }
}

/** The step of a bar of the chart. */
export const stepOf = (id: string): StepName | null => (id in messages.bridgeSteps ? (id as StepName) : null);

/** The transactions after one day and up to another, in words. */
function wordsByDay(rows: readonly LedgerRow[]): (after: number, to: number) => string {
  const found = rows.flatMap((row) => {
    const day = dayNumber(row.date);
    return day === null ? [] : [{ day, words: transactionWords(row) }];
  });
  return (after, to) =>
    [...new Set(found.filter(({ day }) => day > after && day <= to).map(({ words }) => words))].join(', ');
}

function byDay(
  days: Int32Array,
  amounts: Float64Array,
  wordsOf: (after: number, to: number) => string,
  sign: 1 | -1,
): readonly StepRow[] {
  const rows: StepRow[] = [];
  for (let at = 1; at < days.length; at += 1) {
    const amount = amounts[at] as number;
    if (amount === 0) continue;
    const day = days[at] as number;
    const date = isoDate(day);
    rows.push({ id: date, date, name: wordsOf(days[at - 1] as number, day), amount: sign * amount });
  }
  return rows;
}

const byMonth = (days: Int32Array, amounts: Float64Array): readonly StepRow[] =>
  calendarPeriods(days, 'month').map(({ id, from, to }) => ({
    id,
    date: id,
    name: '',
    amount: amounts.subarray(from + 1, to + 1).reduce((sum, each) => sum + each, 0),
  }));

function valuesOn(
  { holdings, cash }: HistoryByHolding,
  at: number,
  { instruments }: Names,
): readonly StepRow[] {
  const sums = new Map<string, number>();
  const add = (id: string, values: Float64Array): void => {
    sums.set(id, (sums.get(id) ?? 0) + (values[at] as number));
  };
  for (const { instrument, values } of holdings) add(writeSymbol(instrument), values);
  for (const { currency, values } of cash) add(`${messages.cash}, ${currency}`, values);
  return [...sums]
    .filter(([, amount]) => amount !== 0)
    .map(([id, amount]) => ({
      id,
      date: null,
      name: instruments.find((one) => one.id === id)?.name ?? id,
      amount,
    }));
}
