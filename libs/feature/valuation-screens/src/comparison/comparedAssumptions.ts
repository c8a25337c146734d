import { amountScaleOf } from '@finance-analyst/valuation';
import { forecastPeriodOf, type AssumptionRow } from '@finance-analyst/documents';
import type { FigureFormatting } from '@finance-analyst/figures';
import { inputWords } from '../editing/inputWords.js';
import { valueInWords } from '../editing/valueInWords.js';
import { forecastYearLabel } from '../forecast/forecastYearLabel.js';
import { methodViewOf } from '../method/methodViewOf.js';
import { comparedFigures } from './comparedFigures.js';
import type { ComparedModel } from './ComparedModel.js';
import type { ComparedRow } from './ComparedRow.js';
import { formatThatTells } from './formatThatTells.js';
import { isInUse } from './isInUse.js';
import { messages } from './messages.js';

/** A row with its fiscal year, which matches the rows of two models. */
interface DatedRow {
  readonly row: AssumptionRow;
  /** Null for an input that has one value. */
  readonly year: string | null;
}

const keyOf = ({ row, year }: DatedRow): string => `${row.input}@${year ?? ''}`;

const yearOf = ({ body, history }: Pick<ComparedModel, 'body' | 'history'>, row: AssumptionRow) => {
  const period = forecastPeriodOf(body, row);
  return period === null ? null : forecastYearLabel({ history }, period);
};

const datedRows = ({ body, history }: ComparedModel): readonly DatedRow[] =>
  body.assumptions.map((row) => ({
    row,
    year: yearOf({ body, history }, row),
  }));

/**
 * The assumptions that two states of a model differ in, in the words of their fields. A year that only one of them
 * forecasts has no row, nor has what neither uses and nobody edited.
 */
export function comparedAssumptions(
  then: ComparedModel,
  now: ComparedModel,
  { format }: Pick<FigureFormatting, 'format'>,
): readonly ComparedRow[] {
  const { currency, template } = now.body;
  const view = methodViewOf(template);
  const scale = amountScaleOf(now);
  const before = new Map(datedRows(then).map((dated) => [keyOf(dated), dated]));
  const after = new Map(datedRows(now).map((dated) => [keyOf(dated), dated]));

  const compare = (id: string): readonly ComparedRow[] => {
    const [old, present] = [before.get(id), after.get(id)];
    const either = present ?? old;
    const [was, is] = [old?.row.value, present?.row.value];
    if (!either || was === is) return [];
    const { row, year } = either;
    if (year !== null && (!old || !present)) return [];
    const isEdited = old?.row.edited === true || present?.row.edited === true;
    if (!isEdited && !isInUse(row.input, then.body) && !isInUse(row.input, now.body)) return [];
    const inWords = inputWords(row.input, { view, currency, scale });
    const { label, format: usual } = inWords;
    const named = { id, label: [label, year].filter(Boolean).join(' ') };
    if (typeof was === 'number' && typeof is === 'number') {
      const how = formatThatTells(was, is, usual, format);
      return [{ ...named, ...comparedFigures(was, is, how, format) }];
    }
    const text = (value: number | string | null | undefined): string =>
      value === undefined || value === null ? messages.none : valueInWords(value, inWords, format);
    return [{ ...named, then: text(was), now: text(is), difference: null }];
  };
  return [...new Set([...after.keys(), ...before.keys()])].flatMap(compare);
}
