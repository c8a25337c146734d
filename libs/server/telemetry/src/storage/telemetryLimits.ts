/** How much is kept of what pages report, and for how long. */
export interface TelemetryLimits {
  readonly keptDays: number;
  readonly keptEvents: number;
  /** Oldest events that one cleaning takes away at most: others wait for the database meanwhile. */
  readonly deletedAtOnce: number;
  /** Stored events after which the next cleaning is due. */
  readonly eventsBetweenCleanings: number;
}

export const telemetryLimits: TelemetryLimits = {
  keptDays: 30,
  keptEvents: 20_000,
  deletedAtOnce: 1000,
  eventsBetweenCleanings: 500,
};
