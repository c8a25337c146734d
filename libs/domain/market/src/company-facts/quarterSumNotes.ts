import type { FiscalPeriod } from '../fundamentals/FiscalPeriod.js';
import { roundingStep } from '../fundamentals/roundingStep.js';
import type { StatementLine } from '../fundamentals/StatementLine.js';
import { lineNature } from './lineNature.js';
import { lineTitle } from './lineTitle.js';
import { statementLines } from './StatementFormulas.js';

/**
 * A sentence for each year whose four quarters do not sum to it beyond rounding: the year, or some of its
 * quarters, were restated alone or tagged differently.
 */
export function quarterSumNotes(
  annual: readonly FiscalPeriod[],
  quarterly: readonly FiscalPeriod[],
): readonly string[] {
  return annual.flatMap((year) => {
    const quarters = quarterly.filter(({ fiscalYear }) => fiscalYear === year.fiscalYear);
    const apart = statementLines.filter(
      (line) => lineNature(line) === 'flow' && differs(line, year, quarters),
    );
    return apart.length > 0
      ? [`The quarters of ${year.label} do not sum to the year: ${apart.map(lineTitle).join(', ')}.`]
      : [];
  });
}

function differs(line: StatementLine, year: FiscalPeriod, quarters: readonly FiscalPeriod[]): boolean {
  const whole = year.figures[line]?.value;
  const parts = quarters.flatMap(({ figures }) => figures[line]?.value ?? []);
  if (whole === undefined || parts.length < 4) return false;
  const tolerance = Math.max(...[whole, ...parts].map(roundingStep)) * (parts.length + 1);
  return Math.abs(parts.reduce((sum, part) => sum + part, 0) - whole) > tolerance;
}
