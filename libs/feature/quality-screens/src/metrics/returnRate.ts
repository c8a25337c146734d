import { messages } from '../usage/messages.js';
import type { HeartEvents } from './HeartEvents.js';
import type { HeartMetric } from './HeartMetric.js';
import { windowStart } from './inWindow.js';
import { measured } from './measured.js';

const dayMs = 86_400_000;
const returnDays = 7;

/**
 * The share of days with use that were followed by another within seven days. A day counts when its seven days
 * are over, so the window is shifted seven days earlier.
 */
export function returnRate(events: HeartEvents): HeartMetric {
  const days = [...new Set(events.usage.map(({ timestamp }) => events.dayOf(timestamp)))].sort();
  const shift = returnDays * dayMs;
  const today = events.dayOf(events.now.toISOString());
  const firstDay = events.dayOf(new Date(windowStart(events) - shift).toISOString());
  const lastDay = dayPlus(today, -returnDays - 1);
  const judged = days.filter((day) => day > firstDay && day <= lastDay);
  const returned = judged.filter((day) =>
    days.some((other) => other > day && other <= dayPlus(day, returnDays)),
  );
  const of = messages.samples.days;
  return {
    id: 'return-rate',
    ...messages.metrics.returnRate,
    unit: 'rate',
    sampleSize: judged.length,
    sampleOf: of,
    value: measured(judged.length, { minimum: 3, of }, () => returned.length / judged.length),
  };
}

/** A calendar day plus some days. */
const dayPlus = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);
