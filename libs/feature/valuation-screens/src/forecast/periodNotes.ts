import type { FigureFormatting } from '@finance-analyst/figures';
import type { Valuation } from '@finance-analyst/valuation';
import { methodViewOf } from '../method/methodViewOf.js';
import { growthNote } from './growthNote.js';
import { messages } from './messages.js';
import { partialYear, partialYearFormat } from './partialYear.js';

/** What a reader needs to know of the amounts of a forecast period that are not those of a whole year. */
export function periodNotes(
  valuation: Valuation,
  period: number,
  { format, formatDate }: Pick<FigureFormatting, 'format' | 'formatDate'>,
): readonly string[] {
  const { body, evaluator } = valuation;
  const { periodLines, valueDay } = methodViewOf(body.template);
  const partial = partialYear(valuation, period);
  const length = partial?.years ?? 1;
  const interest = periodLines?.interest ? evaluator.number(periodLines.interest, period) : length;
  const deal = valueDay(valuation);
  const years = (value: number): string => format(value, partialYearFormat);
  const growth = growthNote(valuation, period, { format });
  return [
    ...(partial
      ? [
          messages.partialYearExplained(
            format(partial.start, { kind: 'date' }),
            format(partial.end, { kind: 'date' }),
            years(partial.years),
          ),
        ]
      : []),
    ...(growth === null ? [] : [growth]),
    ...(interest < length && deal !== undefined
      ? [messages.interestExplained(formatDate(deal), years(interest))]
      : []),
  ];
}
