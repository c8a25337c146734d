import type { ModelPreset } from '@finance-analyst/valuation';

/** What was chosen and typed. */
export interface WizardEntries {
  /** The step that is shown, from 0. */
  readonly step: number;
  readonly preset: ModelPreset;
  /** Of the chosen company; null before one is. */
  readonly symbol: string | null;
  /** As typed; null for the usual title. */
  readonly title: string | null;
  /** Forecast years, as typed. */
  readonly years: string;
}
