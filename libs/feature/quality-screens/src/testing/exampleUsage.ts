import type { UsageData, UsageEvent } from '@finance-analyst/analytics';
import { heartNow } from './heartEvents.js';
import { usageEvent } from './usageEvent.js';

const daysAgo = (days: number): string => new Date(heartNow.getTime() - days * 86_400_000).toISOString();

const task = (seconds: number, outcome = 'completed'): UsageData => ({
  task: 'save-model',
  outcome,
  seconds,
  errors: 0,
  rage_clicks: outcome === 'completed' ? 0 : 2,
});

const ofDay = (days: number, index: number): readonly UsageEvent[] => {
  const at = daysAgo(days);
  const session = `session-${String(index)}`;
  const paths = ['/', '/valuation-workbench', '/status', '/performance'];
  return [
    ...paths.slice(0, (index % 4) + 1).map((path) => usageEvent('page_view', at, { path }, session)),
    ...Array.from({ length: 12 }, () => usageEvent('click', at, {}, session)),
    usageEvent('activity', at, { seconds: 120 + 45 * index }, session),
  ];
};

/** Ten weeks of use on one device, oldest first. */
export const exampleUsage: readonly UsageEvent[] = [
  ...[70, 61, 44, 37, 27, 25, 22, 20, 15, 13, 12, 9, 8, 5, 2, 1].flatMap(ofDay),
  usageEvent('rage_click', daysAgo(8)),
  usageEvent('survey_answered', daysAgo(7.5), { score: 4 }),
  usageEvent('usability_task', daysAgo(5), task(42)),
  usageEvent('usability_task', daysAgo(5), task(63)),
  usageEvent('usability_task', daysAgo(4), { ...task(38), task: 'change-growth' }),
  usageEvent('usability_task', daysAgo(4), { ...task(120, 'given_up'), task: 'explain-number' }),
  usageEvent('usability_sus', daysAgo(4), { score: 82.5, answers: '5 2 4 1 4 2 5 1 4 3' }),
].toSorted((one, other) => one.timestamp.localeCompare(other.timestamp));
