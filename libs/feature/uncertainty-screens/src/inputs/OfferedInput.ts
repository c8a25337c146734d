import type { UnitKind } from '@finance-analyst/model-engine';
import type { Reason } from '@finance-analyst/foundation';
import type { InputSetting } from './InputSetting.js';

/** An input of the model that can vary. */
export interface OfferedInput {
  readonly name: string;
  readonly label: string;
  /** The part of the model that it belongs to, such as the cost of capital; null if the model has no parts. */
  readonly section: string | null;
  readonly unit: UnitKind;
  /** In the first and last forecast year; of an input with one figure, twice that figure. */
  readonly first: number;
  readonly last: number;
  /** Whether it has a figure for each year. */
  readonly isSeries: boolean;
  /** Whether the output depends on it, with the choices that the model has now. */
  readonly isInUse: boolean;
  readonly standard: InputSetting;
  /** Whether the standard range is measured: the dispersion of the company's own years, or a standard error. */
  readonly isFromHistory: boolean;
  /** Where the standard range is from; null for a round figure without a source. */
  readonly reason: Reason | null;
}
