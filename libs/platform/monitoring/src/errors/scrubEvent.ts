import type { ErrorEvent } from '@sentry/browser';
import { withoutQuery } from '../addresses/withoutQuery.js';
import { withoutEnteredText } from './withoutEnteredText.js';

type Exception = NonNullable<NonNullable<ErrorEvent['exception']>['values']>[number];
type Frame = NonNullable<NonNullable<Exception['stacktrace']>['frames']>[number];

const keptFields: ReadonlySet<string> = new Set([
  'event_id',
  'timestamp',
  'platform',
  'level',
  'release',
  'environment',
  'sdk',
]);
const keptContexts: ReadonlySet<string> = new Set(['trace', 'product']);

const only = <Whole extends object>(whole: Whole, names: ReadonlySet<string>): Partial<Whole> =>
  Object.fromEntries(Object.entries(whole).filter(([name]) => names.has(name))) as Partial<Whole>;

const keptFrameFields: ReadonlySet<string> = new Set(['function', 'module', 'lineno', 'colno', 'in_app']);

/** A code location without variable values. */
const scrubFrame = (frame: Frame): Frame => ({
  ...only(frame, keptFrameFields),
  ...(frame.filename === undefined ? {} : { filename: withoutQuery(frame.filename) }),
});

const scrubException = ({ value, stacktrace, ...exception }: Exception): Exception => ({
  ...exception,
  ...(value === undefined ? {} : { value: withoutEnteredText(value) }),
  ...(stacktrace?.frames ? { stacktrace: { frames: stacktrace.frames.map(scrubFrame) } } : {}),
});

/** An error report with only the fields known to contain no entered text. */
export const scrubEvent = (event: ErrorEvent): ErrorEvent => ({
  ...only(event, keptFields),
  type: undefined,
  contexts: only(event.contexts ?? {}, keptContexts),
  exception: { values: (event.exception?.values ?? []).map(scrubException) },
});
