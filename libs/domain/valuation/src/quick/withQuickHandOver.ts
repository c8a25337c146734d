import type { ValuationModelBody } from '@finance-analyst/documents';
import { setAssumptions } from '../editing/editAssumptions.js';
import { setYears } from '../editing/setYears.js';
import type { QuickHandOver } from './QuickHandOver.js';

/** A model with a quick valuation's years, growth, margins and exit multiple. */
export function withQuickHandOver(
  body: ValuationModelBody,
  { years, growth, operatingMargins, exitMultiple }: QuickHandOver,
): ValuationModelBody {
  const extended = setYears(body, years);
  const rowsOf = (input: string): readonly string[] =>
    extended.assumptions.filter((row) => row.input === input).map(({ id }) => id);
  const yearly = (input: string, valueOf: (index: number) => number | undefined) =>
    rowsOf(input).flatMap((id, index): [string, number][] => {
      const value = valueOf(index);
      return value === undefined ? [] : [[id, value]];
    });
  const exit: readonly (readonly [string, number | string])[] =
    exitMultiple === null
      ? []
      : [
          ['terminal_method', 'market_multiple'],
          ['exit_metric', 'ebit'],
          ['exit_multiple', exitMultiple],
        ];
  return setAssumptions(
    extended,
    new Map<string, number | string>([
      ...yearly('revenue_growth', () => growth),
      ...yearly('operating_margin', (index) => operatingMargins?.[index]),
      ...exit,
    ]),
  );
}
