import type { AnalyticsEvent } from '@finance-analyst/analytics';

const errorActions: readonly (string | undefined)[] = ['error', 'unhandled-rejection', 'reported'];

/** The events of page errors. */
export const errorEvents = (events: readonly AnalyticsEvent[]): readonly AnalyticsEvent[] =>
  events.filter(({ feature_name: feature, action }) => feature === 'window' && errorActions.includes(action));
