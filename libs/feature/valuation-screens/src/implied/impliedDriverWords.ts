import type { FigureFormat, FigureFormatting } from '@finance-analyst/figures';
import { startingMargin, type ImpliedDriver, type Valuation } from '@finance-analyst/valuation';
import { forecastYearLabel } from '../forecast/forecastYearLabel.js';
import { messages } from './messages.js';

export interface ImpliedDriverWords {
  readonly label: string;
  /** Within a sentence, after “the”. */
  readonly driver: string;
  readonly format: FigureFormat;
}

const rate: FigureFormat = { kind: 'rate', precision: 1 };

/** What an implied driver is called and how it is written. */
export function impliedDriverWords(
  valuation: Valuation,
  driver: ImpliedDriver,
  { format }: Pick<FigureFormatting, 'format'>,
): ImpliedDriverWords {
  const year = forecastYearLabel(valuation, valuation.body.years);
  switch (driver) {
    case 'growth':
      return { ...messages.growth, format: rate };
    case 'margin':
      return { ...messages.margin(year, format(startingMargin(valuation), rate)), format: rate };
    case 'new_capital':
      return { ...messages.newCapital, format: rate };
    case 'exit_multiple':
      return { ...messages.exitMultiple(year), format: { kind: 'multiple', precision: 1 } };
  }
}
