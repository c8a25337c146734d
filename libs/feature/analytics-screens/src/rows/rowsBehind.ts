import { writeSymbol } from '@finance-analyst/documents';
import type { Result } from '@finance-analyst/foundation';
import {
  bridgeOf,
  currencyPlaces,
  dayNumber,
  instrumentKey,
  isoDate,
  type LedgerRow,
  roundUnits,
} from '@finance-analyst/portfolio';
import { bridgeSteps } from '../bridge/bridgeSteps.js';
import { countsInStep } from '../bridge/countsInStep.js';
import { createCurrencyOf } from '../contribution/createCurrencyOf.js';
import { cashId, groupOf, type HeldInstrument } from '../contribution/groupOf.js';
import { messages } from '../messages.js';
import type { Analysis } from '../screen/Analysis.js';
import type { FigureQuestion, QuestionedPart } from './FigureQuestion.js';

/** An amount that the closing value is the sum of; the last is the closing value itself. */
export interface SummedAmount {
  readonly id: string;
  readonly label: string;
  readonly amount: number;
}

/** The price of a holding at one end. */
export interface DatedPrice {
  readonly price: number;
  /** ISO: earlier than the end where the market was closed. */
  readonly date: string;
}

/** A holding at both ends. */
export interface HeldAtEnds {
  readonly id: string;
  readonly name: string;
  /** Of its prices. */
  readonly currency: string;
  /** Null without a price of the market. */
  readonly opening: DatedPrice | null;
  readonly closing: DatedPrice | null;
  /** In the currency of the portfolio; NaN if it is not known. */
  readonly openingValue: number;
  readonly closingValue: number;
}

/** What a figure comes from. */
export interface RowsBehind {
  readonly sums: Result<readonly SummedAmount[]>;
  /** Those that count, the latest first. */
  readonly transactions: readonly LedgerRow[];
  readonly held: readonly HeldAtEnds[];
}

type Analyzed = Pick<Analysis, 'part' | 'body' | 'market' | 'window' | 'instruments' | 'rows'>;

/** The sums, transactions and prices that a figure comes from. */
export function rowsBehind(analysis: Analyzed, question: FigureQuestion): RowsBehind {
  const counts = partFilter(analysis, question.part);
  return {
    sums: question.part ? sumsOfPart(analysis, question, question.part) : sumsOfWhole(analysis, question),
    transactions: transactionsOf(analysis, question, counts),
    held: heldAtEnds(analysis, question, counts),
  };
}

/** Whether a holding counts, or cash if it is null. */
type Counts = (held: HeldInstrument | null) => boolean;

function partFilter({ body, market }: Analyzed, part: QuestionedPart | null): Counts {
  if (part === null) return () => true;
  const currencyOf = createCurrencyOf(market.table, body);
  return (held) =>
    held === null
      ? part.id === cashId
      : part.id !== cashId && groupOf(held, body, part.group, currencyOf) === part.id;
}

function sumsOfWhole(
  { part: { whole }, instruments }: Analyzed,
  { from, to }: FigureQuestion,
): RowsBehind['sums'] {
  const bridge = bridgeOf(whole, from, to);
  if (!bridge.ok) return bridge;
  return {
    ok: true,
    value: bridgeSteps(bridge.value, instruments !== null).map(({ id, label, value }) => ({
      id,
      label,
      amount: value.ok ? Number(value.value) : Number.NaN,
    })),
  };
}

/** Of a part, only its net flow and its gain are known; the flow takes what rounding leaves. */
function sumsOfPart(
  { part: { whole, holdings, cash }, body, market }: Analyzed,
  { from, to }: FigureQuestion,
  part: QuestionedPart,
): RowsBehind['sums'] {
  const currencyOf = createCurrencyOf(market.table, body);
  const own =
    part.id === cashId
      ? cash
      : holdings.filter((held) => groupOf(held, body, part.group, currencyOf) === part.id);
  const places = currencyPlaces(whole.currency) ?? 2;
  const valueAt = (at: number): number =>
    roundUnits(
      own.reduce((sum, { values }) => sum + (values[at] as number), 0),
      places,
    );
  const [opening, closing] = [valueAt(from), valueAt(to)];
  if (Number.isNaN(opening)) return { ok: false, reason: messages.notValued(isoDate(whole.days[from] ?? 0)) };
  if (Number.isNaN(closing)) return { ok: false, reason: messages.notValued(isoDate(whole.days[to] ?? 0)) };
  const gain = roundUnits(part.gain, places);
  const scale = 10 ** places;
  const names = messages.partSums;
  return {
    ok: true,
    value: [
      { id: 'opening', label: names.opening, amount: opening / scale },
      { id: 'flows', label: names.flows, amount: (closing - opening - gain) / scale },
      { id: 'gain', label: names.gain, amount: gain / scale },
      { id: 'closing', label: names.closing, amount: closing / scale },
    ],
  };
}

function transactionsOf(
  { part: { whole }, rows, instruments }: Analyzed,
  { from, to, step, kind }: FigureQuestion,
  counts: Counts,
): readonly LedgerRow[] {
  const { days } = whole;
  const of = step ?? kind;
  const isAsked = (of && countsInStep(of, instruments !== null)) ?? (() => true);
  const [after, last] = [days[from] as number, days[to] as number];
  const isIn = ({ account, otherAccount = account, instrument, otherInstrument }: LedgerRow): boolean => {
    const named = [instrument, otherInstrument].filter((each) => each !== undefined);
    return named.length === 0
      ? counts(null)
      : [account, otherAccount].some((each) =>
          named.some((one) => counts({ account: each, instrument: one })),
        );
  };
  return rows
    .flatMap((row) => {
      const day = dayNumber(row.date);
      return day !== null && day > after && day <= last && isIn(row) && isAsked(row) ? [{ row, day }] : [];
    })
    .sort((a, b) => b.day - a.day || b.row.entry - a.row.entry)
    .map(({ row }) => row);
}

function heldAtEnds(
  { part: { holdings }, body, market, window }: Analyzed,
  { from, to }: FigureQuestion,
  counts: Counts,
): readonly HeldAtEnds[] {
  const columns = new Map(
    market.table.prices.map((column) => [instrumentKey(column.instrument), column] as const),
  );
  const names = new Map(body.instruments.map(({ id, name }) => [id, name ?? id]));
  const currencyOf = createCurrencyOf(market.table, body);
  const found = new Map<string, HeldAtEnds>();
  for (const segment of holdings) {
    const [openingValue, closingValue] = [segment.values[from] as number, segment.values[to] as number];
    if ((openingValue === 0 && closingValue === 0) || !counts(segment)) continue;
    const id = writeSymbol(segment.instrument);
    const column = columns.get(instrumentKey(segment.instrument));
    const priceAt = (at: number): DatedPrice | null => {
      const place = window.from + at;
      const price = column?.closes[place] ?? Number.NaN;
      const day = column?.days?.[place] ?? market.table.days[place] ?? 0;
      return Number.isNaN(price) ? null : { price, date: isoDate(day) };
    };
    const before = found.get(id);
    found.set(id, {
      id,
      name: names.get(id) ?? id,
      currency: currencyOf(segment),
      opening: priceAt(from),
      closing: priceAt(to),
      openingValue: (before?.openingValue ?? 0) + openingValue,
      closingValue: (before?.closingValue ?? 0) + closingValue,
    });
  }
  return [...found.values()].sort((a, b) => b.closingValue - a.closingValue);
}
