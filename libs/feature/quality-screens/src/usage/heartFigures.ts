import { messages } from './messages.js';
import { activeDays } from '../metrics/activeDays.js';
import { errorFreeSessions } from '../metrics/errorFreeSessions.js';
import { frustration } from '../metrics/frustration.js';
import type { HeartEvents } from '../metrics/HeartEvents.js';
import type { HeartMetric } from '../metrics/HeartMetric.js';
import { returnRate } from '../metrics/returnRate.js';
import { satisfaction } from '../metrics/satisfaction.js';
import { screensDiscovered } from '../metrics/screensDiscovered.js';
import { screensOpened } from '../metrics/screensOpened.js';
import { sessionCount } from '../metrics/sessionCount.js';
import { sessionTime } from '../metrics/sessionTime.js';
import { taskSuccess } from '../metrics/taskSuccess.js';
import { taskTime } from '../metrics/taskTime.js';
import { usabilityScore } from '../metrics/usabilityScore.js';

export type HeartDimensionId = keyof typeof messages.dimensions;

/** One of the five dimensions: its goal, its signal and its metrics. */
export interface HeartDimension {
  readonly id: HeartDimensionId;
  readonly name: string;
  readonly goal: string;
  readonly signal: string;
  readonly metrics: readonly HeartMetric[];
}

const metricsOf: Readonly<Record<HeartDimensionId, readonly ((events: HeartEvents) => HeartMetric)[]>> = {
  happiness: [satisfaction, usabilityScore, frustration],
  engagement: [activeDays, sessionCount, sessionTime],
  adoption: [screensOpened, screensDiscovered],
  retention: [returnRate],
  taskSuccess: [taskSuccess, taskTime, errorFreeSessions],
};

const order: readonly HeartDimensionId[] = [
  'happiness',
  'engagement',
  'adoption',
  'retention',
  'taskSuccess',
];

/** Happiness, engagement, adoption, retention and task success, from the records on this device. */
export const heartFigures = (events: HeartEvents): readonly HeartDimension[] =>
  order.map((id) => ({
    id,
    ...messages.dimensions[id],
    metrics: metricsOf[id].map((metric) => metric(events)),
  }));
