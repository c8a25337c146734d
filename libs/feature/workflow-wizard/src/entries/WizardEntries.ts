import type { PortfolioPreset } from '@finance-analyst/documents';
import type { ModelPreset } from '@finance-analyst/valuation';

/** What was chosen and typed. */
export interface WizardEntries {
  /** The step that is shown, from 0. */
  readonly step: number;
  readonly preset: ModelPreset;
  /** The preset of a new portfolio, which is made in place of a model; null for a model. */
  readonly portfolio: PortfolioPreset | null;
  /** Of the new portfolio, as typed. */
  readonly portfolioName: string;
  /** Of the new portfolio, as typed. */
  readonly portfolioCurrency: string;
  /** Of the chosen company; null before one is. */
  readonly symbol: string | null;
  /** As typed; null for the usual title. */
  readonly title: string | null;
  /** Forecast years, as typed. */
  readonly years: string;
}
