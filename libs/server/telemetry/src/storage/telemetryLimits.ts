/** How many page reports are stored, and for how long. */
export interface TelemetryLimits {
  readonly keptDays: number;
  readonly keptEvents: number;
  /** Most events deleted by one cleanup, since other queries wait meanwhile. */
  readonly deletedAtOnce: number;
  /** Stored events after which the next cleanup is due. */
  readonly eventsBetweenCleanings: number;
}

export const telemetryLimits: TelemetryLimits = {
  keptDays: 30,
  keptEvents: 20_000,
  deletedAtOnce: 1000,
  eventsBetweenCleanings: 500,
};
