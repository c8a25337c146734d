import type { TraceEvent } from './TraceEvent.ts';

/** A task of the page's main thread. Durations are the thread's own time: what other programs do is not in them. */
export interface MainThreadTask {
  /** When it began, on the clock of the trace, in microseconds. */
  readonly startedAtUs: number;
  readonly durationMs: number;
  /** What of it was script, without the layout, styles and paint that script forced. */
  readonly scriptMs: number;
  /** Its largest step that says what it is about, such as 'FunctionCall assets/index.js'. */
  readonly cause: string;
}

const scriptNames = new Set([
  'EvaluateScript',
  'v8.compile',
  'v8.compileModule',
  'v8.evaluateModule',
  'v8.callFunction',
  'FunctionCall',
  'RunMicrotasks',
]);

const renderingNames = new Set(['Layout', 'UpdateLayoutTree', 'ParseHTML', 'PrePaint', 'Paint', 'Commit']);

const telling = new Set([...scriptNames, ...renderingNames, 'DocumentLoader::CommitNavigation', 'MajorGC']);

const isTask = ({ name }: TraceEvent): boolean => name === 'RunTask';
const endOf = ({ ts, dur = 0 }: TraceEvent): number => ts + dur;
/** Thread time where the trace has it, as everywhere but for very short spans. */
const ownMs = ({ tdur, dur = 0 }: TraceEvent): number => (tdur ?? dur) / 1000;

/** The tasks of the thread that `mark` was made on, from the mark on, in order. */
export function mainThreadTasks(
  events: readonly TraceEvent[],
  mark: Pick<TraceEvent, 'pid' | 'tid' | 'ts'>,
): readonly MainThreadTask[] {
  const spans = events
    .filter(({ ph, pid, tid, ts }) => ph === 'X' && pid === mark.pid && tid === mark.tid && ts >= mark.ts)
    .toSorted((a, b) => a.ts - b.ts || endOf(b) - endOf(a));
  const tasks: { readonly task: TraceEvent; readonly steps: TraceEvent[] }[] = [];
  for (const span of spans) {
    const current = tasks.at(-1);
    if (current && span.ts < endOf(current.task)) current.steps.push(span);
    else if (isTask(span)) tasks.push({ task: span, steps: [] });
  }
  return tasks.map(({ task, steps }) => ({
    startedAtUs: task.ts,
    durationMs: ownMs(task),
    scriptMs: scriptMs(steps),
    cause: causeOf(steps),
  }));
}

/** The outermost spans of script, less the outermost of rendering within them. */
function scriptMs(steps: readonly TraceEvent[]): number {
  let total = 0;
  let scriptEnd = 0;
  let renderingEnd = 0;
  for (const step of steps) {
    if (step.ts < renderingEnd) continue;
    if (renderingNames.has(step.name)) {
      renderingEnd = endOf(step);
      if (step.ts < scriptEnd) total -= ownMs(step);
    } else if (scriptNames.has(step.name) && step.ts >= scriptEnd) {
      scriptEnd = endOf(step);
      total += ownMs(step);
    }
  }
  return total;
}

/** Of the largest steps the one that names a file, else the largest. */
function causeOf(steps: readonly TraceEvent[]): string {
  const largest = steps.filter(({ name }) => telling.has(name)).toSorted((a, b) => ownMs(b) - ownMs(a));
  const [first] = largest;
  if (!first) return '';
  const named = largest.find((step) => fileOf(step) !== '' && ownMs(step) > ownMs(first) / 2) ?? first;
  return [named.name, fileOf(named), `${ownMs(named).toFixed(0)} ms`].filter(Boolean).join(' ');
}

function fileOf({ args }: TraceEvent): string {
  const address = args?.data?.['url'];
  return typeof address === 'string' && URL.canParse(address) ? new URL(address).pathname.slice(1) : '';
}
