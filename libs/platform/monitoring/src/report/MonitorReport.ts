import type { VitalName, VitalRating } from '../limits/rateVital.js';
import type { Severity } from '../limits/severityOf.js';

/** All times are ISO 8601. */
export interface Vital {
  readonly name: VitalName;
  readonly value: number;
  readonly unit: 'ms' | 'score';
  readonly rating: VitalRating;
  readonly measuredAt: string;
}

/** What has a budget or limit, besides the vitals that have one. */
export type MeasuredThing =
  'js' | 'css' | 'images' | 'fonts' | 'memory' | 'frame-rate' | 'long-task' | 'requests' | 'total-transfer';

export type ViolationMetric = Exclude<VitalName, 'INP'> | MeasuredThing;

/** A budget or limit violation. Bytes, milliseconds, frames per second, a count, or a score. */
export interface Violation {
  readonly metric: ViolationMetric;
  readonly actual: number;
  readonly budget: number;
  readonly severity: Severity;
  readonly url: string;
  readonly timestamp: string;
  /** What happened, for developers and operators. */
  readonly message: string;
  /** What to do about it. */
  readonly recommendation: string;
}

export interface MemorySample {
  readonly usedBytes: number;
  readonly measuredAt: string;
}

export interface LongTask {
  readonly durationMs: number;
  readonly startedAt: string;
}

export interface FrameRateSample {
  readonly framesPerSecond: number;
  readonly measuredAt: string;
}

/** What the page load has transferred; cached files count as requests of 0 bytes. */
export interface ResourceTotals {
  readonly jsBytes: number;
  readonly cssBytes: number;
  readonly imageBytes: number;
  readonly fontBytes: number;
  readonly requests: number;
  readonly totalBytes: number;
}

export type SecurityCheck =
  'secure-context' | 'content-security-policy' | 'worker-origin' | 'foreign-scripts' | 'framing';

export interface SecurityFinding {
  readonly check: SecurityCheck;
  readonly passed: boolean;
  readonly message: string;
  readonly checkedAt: string;
}

/** An error that reached the window, was left unhandled, or was reported; repeats are counted. */
export interface RecordedError {
  readonly kind: 'error' | 'unhandled-rejection' | 'reported';
  readonly message: string;
  /** File and position, if the browser provides them. */
  readonly source: string | null;
  readonly context: Readonly<Record<string, string>>;
  readonly count: number;
  readonly firstAt: string;
  readonly lastAt: string;
}

/** Something that this browser cannot measure. */
export interface UnavailableMeasure {
  readonly measure: 'memory' | 'long-task' | 'frame-rate' | 'resources' | VitalName;
  readonly reason: string;
}

export interface BeaconState {
  /** Whether this page is in the sample that sends its measurements. */
  readonly sampled: boolean;
  readonly stopped: boolean;
  /** Why nothing more is sent. */
  readonly reason: string | null;
}

/** Everything measured in this page view, as plain data. */
export interface MonitorReport {
  readonly isRunning: boolean;
  /** Why not. */
  readonly reason: string | null;
  readonly vitals: readonly Vital[];
  /** Oldest first, at most 50. */
  readonly violations: readonly Violation[];
  readonly memory: readonly MemorySample[];
  readonly longTasks: readonly LongTask[];
  readonly frameRate: FrameRateSample | null;
  readonly resources: ResourceTotals | null;
  readonly security: readonly SecurityFinding[];
  readonly errors: readonly RecordedError[];
  readonly unavailable: readonly UnavailableMeasure[];
  readonly beacons: BeaconState;
}
