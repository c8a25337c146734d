import { amountScaleOf } from '@finance-analyst/valuation';
import { scaleLabel, type FigureFormatting } from '@finance-analyst/figures';
import { sessionOf, sourceName } from '@finance-analyst/market';
import { comparedFigures } from './comparedFigures.js';
import type { ComparedModel } from './ComparedModel.js';
import type { ComparedRow } from './ComparedRow.js';
import { formatThatTells } from './formatThatTells.js';
import { messages } from './messages.js';

/** What two states of a model differ in beside their assumptions: name, statements, length, unit and price. */
export function comparedBasis(
  then: ComparedModel,
  now: ComparedModel,
  formatting: Pick<FigureFormatting, 'format' | 'formatDate'>,
): readonly ComparedRow[] {
  const { format, formatDate } = formatting;
  const day = (iso: string | undefined): string => (iso === undefined ? messages.none : formatDate(iso));
  const words = (label: string, wordsOf: (model: ComparedModel) => string): readonly ComparedRow[] => {
    const row = { id: label, label, then: wordsOf(then), now: wordsOf(now), difference: null };
    return row.then === row.now ? [] : [row];
  };
  const price = ({ body }: ComparedModel) => body.priceSnapshot ?? undefined;
  return [
    ...words(messages.name, ({ title }) => title),
    ...words(messages.statements, ({ history }) => day(history.at(-1)?.period.end)),
    ...words(messages.knownOn, ({ body }) => day(body.knownOn)),
    ...comparedYears(then, now, format),
    ...words(messages.unit, (model) => scaleLabel(amountScaleOf(model), model.body.currency)),
    ...comparedPrice(then, now, format),
    ...words(messages.priceDate, (model) => {
      const snapshot = price(model);
      return day(snapshot && sessionOf(snapshot));
    }),
    ...words(messages.priceSource, (model) => {
      const snapshot = price(model);
      return snapshot ? sourceName(snapshot.source) : messages.none;
    }),
    ...words(messages.targetDate, ({ body }) => day(body.targetDate)),
  ];
}

function comparedYears(
  { body: { years: then } }: ComparedModel,
  { body: { years: now } }: ComparedModel,
  format: FigureFormatting['format'],
): readonly ComparedRow[] {
  if (then === now) return [];
  const compared = comparedFigures(then, now, { kind: 'number', precision: 0 }, format);
  return [{ id: 'years', label: messages.forecastYears, ...compared }];
}

function comparedPrice(
  then: ComparedModel,
  now: ComparedModel,
  format: FigureFormatting['format'],
): readonly ComparedRow[] {
  const [before, after] = [then.body.priceSnapshot ?? null, now.body.priceSnapshot ?? null];
  if (before?.price === after?.price && before?.currency === after?.currency) return [];
  const row = { id: 'price', label: messages.price };
  if (before && after && before.currency === after.currency) {
    const usual = { kind: 'per-share', precision: 2, currency: after.currency } as const;
    const how = formatThatTells(before.price, after.price, usual, format);
    return [{ ...row, ...comparedFigures(before.price, after.price, how, format) }];
  }
  const text = (snapshot: typeof before): string =>
    snapshot
      ? format(snapshot.price, { kind: 'per-share', precision: 2, currency: snapshot.currency })
      : messages.none;
  return [{ ...row, then: text(before), now: text(after), difference: null }];
}
