import type { UnknownAction } from '@reduxjs/toolkit';
import { messages } from '../messages.js';
import type { NotificationRequest } from '../notification/NotificationRequest.js';
import { notify } from '../state/notificationsSlice.js';

/** The measured value and its budget, as text: `3.1 s`, `2.5 s`. */
export interface BudgetReading {
  readonly actual: string;
  readonly budget: string;
}

/** Warns that a metric, such as `Largest contentful paint`, exceeds its budget: once per metric and page view. */
export const performanceWarningToast = (
  metric: string,
  { actual, budget }: BudgetReading,
  more: Pick<NotificationRequest, 'isQuiet' | 'action' | 'actionLabel'> = {},
): UnknownAction =>
  notify({
    type: 'warning',
    title: messages.performanceTitle,
    message: messages.performance({ metric, actual, budget }),
    duration: 10_000,
    onceKey: `performance ${metric}`,
    ...more,
  });
