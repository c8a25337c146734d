import { chooseScale, type FigureScale } from '@finance-analyst/figures';
import type { HistoricalYear } from '@finance-analyst/valuation';

/** The scale in which a company's filed amounts read best: by its largest revenue, or income where it has none. */
export const scaleOfHistory = (history: readonly Pick<HistoricalYear, 'figures'>[]): FigureScale =>
  chooseScale(
    history.flatMap(({ figures: { revenue, operating_income: income, working_capital: capital } }) => [
      revenue,
      income,
      capital,
    ]),
  );
