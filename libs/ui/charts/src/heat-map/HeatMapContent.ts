import type { HeatTone } from './heatTones.js';

/** A heat map's content, as formatted. */
export interface HeatMapContent {
  readonly rowLabels: readonly string[];
  readonly columnLabels: readonly string[];
  /** `cells[row][column]`. */
  readonly cells: readonly (readonly HeatMapCell[])[];
}

export interface HeatMapCell {
  /** The figure; a dash if missing. */
  readonly text: string;
  readonly isMissing: boolean;
  /** Whether it is the case of the current assumptions. */
  readonly isBase: boolean;
  readonly tone: HeatTone;
}
