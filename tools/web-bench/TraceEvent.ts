/** An event of Chromium's trace, as far as a task's time and what it did are read from it. */
export interface TraceEvent {
  readonly name: string;
  /** The kind: `X` is a span with a duration. */
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** When it began, in microseconds. */
  readonly ts: number;
  /** How long it took on the clock, in microseconds. */
  readonly dur?: number;
  /** How long it took of the thread's own time, in microseconds: what other programs do meanwhile is not in it. */
  readonly tdur?: number;
  readonly args?: {
    readonly data?: Readonly<Record<string, unknown>>;
  };
}
