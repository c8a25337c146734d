import type { RecordedError } from '../report/MonitorReport.js';
import type { ReportStore } from '../report/createReportStore.js';
import { withoutEnteredText } from './withoutEnteredText.js';

/** Most different errors recorded per page view. */
export const keptErrors = 50;

/** Most errors reported per minute, including repeats, so that a failing loop does not drown out the rest. */
export const toldErrorsPerMinute = 20;

const minuteMs = 60_000;

export interface ThrownThing {
  readonly kind: RecordedError['kind'];
  readonly thrown: unknown;
  /** Where there is no error object. */
  readonly message?: string;
  readonly source?: string | null;
  readonly context?: Readonly<Record<string, string>>;
}

export interface ErrorRecorderDependencies {
  readonly reports: ReportStore;
  readonly now: () => string;
  /** Called for each different error once. */
  readonly onRecorded: (error: RecordedError, thrown: unknown) => void;
  /** Called for each occurrence of an error, up to the limit per minute. */
  readonly onOccurred: (error: RecordedError) => void;
}

/** The message of anything that was thrown. */
export const messageOf = (
  thrown: unknown,
  otherwise = 'A value that is not an error was thrown.',
): string => {
  if (thrown instanceof Error)
    return thrown.message === '' ? thrown.name : `${thrown.name}: ${thrown.message}`;
  return typeof thrown === 'string' && thrown !== '' ? thrown : otherwise;
};

/** Records errors in the report: repeats are counted, and entered text is removed. */
export function createErrorRecorder({ reports, now, onRecorded, onOccurred }: ErrorRecorderDependencies) {
  let toldAtMs: readonly number[] = [];
  const tell = (error: RecordedError) => {
    const atMs = Date.parse(error.lastAt);
    toldAtMs = toldAtMs.filter((earlierMs) => atMs - earlierMs < minuteMs);
    if (toldAtMs.length >= toldErrorsPerMinute) return;
    toldAtMs = [...toldAtMs, atMs];
    onOccurred(error);
  };
  return (thing: ThrownThing): void => {
    const { kind, thrown, source = null, context = {} } = thing;
    const message = withoutEnteredText(messageOf(thrown, thing.message));
    const { errors } = reports.read();
    const known = errors.find(
      (error) => error.kind === kind && error.message === message && error.source === source,
    );
    const at = now();
    if (known) {
      const again = { ...known, count: known.count + 1, lastAt: at };
      reports.change(() => ({ errors: errors.map((error) => (error === known ? again : error)) }));
      tell(again);
      return;
    }
    const error = { kind, message, source, context, count: 1, firstAt: at, lastAt: at };
    tell(error);
    if (errors.length >= keptErrors) return;
    reports.change(() => ({ errors: [...errors, error] }));
    onRecorded(error, thrown);
  };
}
