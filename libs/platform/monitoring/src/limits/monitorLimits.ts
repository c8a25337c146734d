/** The monitor's limits for a page. Sizes are bytes transferred, memory is bytes in use. */
export interface MonitorLimits {
  readonly jsBytes: number;
  readonly cssBytes: number;
  readonly imageBytes: number;
  readonly fontBytes: number;
  readonly memoryBytes: number;
  /** A minimum; for all others less is better. */
  readonly framesPerSecond: number;
  readonly longTaskMs: number;
  readonly requests: number;
  readonly totalBytes: number;
}

/** The default limits of a monitor. */
export const defaultMonitorLimits: MonitorLimits = {
  jsBytes: 204_800,
  cssBytes: 51_200,
  imageBytes: 512_000,
  fontBytes: 102_400,
  memoryBytes: 52_428_800,
  framesPerSecond: 55,
  longTaskMs: 120,
  requests: 85,
  totalBytes: 1_048_576,
};

/** The limits in force: the defaults with this product's own values. */
export const monitorLimits: MonitorLimits = {
  ...defaultMonitorLimits,
  jsBytes: 307_200,
  cssBytes: 76_800,
  memoryBytes: 78_643_200,
};
