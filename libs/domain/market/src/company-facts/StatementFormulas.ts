import {
  balanceLines,
  cashFlowLines,
  incomeLines,
  type StatementLine,
} from '../fundamentals/StatementLine.js';
import { tagsOf, type TagFormula } from './TagFormula.js';

/** What is read from the filings: the lines of the statements, and what makes the cash flows sum up. */
export type FormulaLine = StatementLine | 'exchangeRateEffect';

/** The formula of each line in one taxonomy. */
export type StatementFormulas = Readonly<Record<FormulaLine, TagFormula>>;

export const statementLines: readonly StatementLine[] = [...incomeLines, ...balanceLines, ...cashFlowLines];
export const formulaLines: readonly FormulaLine[] = [...statementLines, 'exchangeRateEffect'];

/** The lines that a taxonomy has tags for. */
export function linesRead(formulas: StatementFormulas): readonly StatementLine[] {
  return statementLines.filter((line) => tagsOf(formulas[line]).length > 0);
}
