/** A step along one side of the map. */
export interface HeatMapAxis {
  /** As written: `7.42`. */
  readonly label: string;
  /** As announced, with its unit: `7.42 percent`. */
  readonly spoken?: string | undefined;
}
