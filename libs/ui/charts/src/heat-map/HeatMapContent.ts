import type { HeatTone } from './heatTones.js';

/** What a heat map shows, as it is written. */
export interface HeatMapContent {
  readonly rowLabels: readonly string[];
  readonly columnLabels: readonly string[];
  /** `cells[row][column]`. */
  readonly cells: readonly (readonly HeatMapCell[])[];
}

export interface HeatMapCell {
  /** The figure; a dash where it is missing. */
  readonly text: string;
  readonly isMissing: boolean;
  /** Whether it is the case of the assumptions as they are. */
  readonly isBase: boolean;
  readonly tone: HeatTone;
}
