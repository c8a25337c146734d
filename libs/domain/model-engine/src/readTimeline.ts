import { modelLimits } from './language/limits.js';
import type { ReportError } from './language/modelError.js';
import type { SourceSpan } from './language/sourceSpan.js';
import type { TimelineSegment, TimelineStatement } from './language/syntaxTree.js';
import type { Timeline } from './timeline.js';

const defaultForecastPeriods = 5;

/** Numbers of periods in place of those that the text states. */
export interface PeriodOptions {
  readonly forecastPeriods?: number;
  readonly historicalPeriods?: number;
}

/** The timeline of a model, with other numbers of periods when given. */
export function readTimeline(
  statement: TimelineStatement | undefined,
  { forecastPeriods, historicalPeriods }: PeriodOptions,
  report: ReportError,
): Timeline {
  const segments = statement?.segments ?? [];
  const history = segments.filter((segment) => segment.history);
  const forecast = segments.filter((segment) => !segment.history);
  for (const repeated of [...history.slice(1), ...forecast.slice(1)])
    report('invalid-timeline', repeated.span, 'a timeline has one history and one forecast');
  const [first] = segments;
  for (const other of segments)
    if (first && other.frequency !== first.frequency)
      report('invalid-timeline', other.span, 'a timeline has either years or quarters');
  if (statement && !forecast[0])
    report(
      'invalid-timeline',
      statement.span,
      'a timeline has a forecast: history 3 years, forecast 5 years',
    );
  const start: SourceSpan = statement?.span ?? { start: 0, end: 0 };
  const periodsOf = (given: number | undefined, written: TimelineSegment | undefined, without: number) => {
    if (given !== undefined) return countPeriods({ count: given, span: start }, report);
    return written ? countPeriods(written, report) : without;
  };
  const frequency = first?.frequency ?? 'annual';
  return {
    frequency,
    periodsPerYear: frequency === 'annual' ? 1 : 4,
    historyPeriods: periodsOf(historicalPeriods, history[0], 0),
    forecastPeriods: periodsOf(forecastPeriods, forecast[0], defaultForecastPeriods),
  };
}

function countPeriods({ count, span }: Pick<TimelineSegment, 'count' | 'span'>, report: ReportError): number {
  if (Number.isInteger(count) && count >= 1 && count <= modelLimits.periods) return count;
  report('invalid-timeline', span, `the number of periods is 1 to ${modelLimits.periods}, not ${count}`);
  return 1;
}
