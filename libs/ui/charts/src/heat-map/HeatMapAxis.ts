/** A step along one side of the map. */
export interface HeatMapAxis {
  /** As it is written: `7.42`. */
  readonly label: string;
  /** As it is read, with its unit: `7.42 per cent`. */
  readonly spoken?: string | undefined;
}
