import { defaultDurationsMs } from './defaultDurationsMs.js';
import type { Notification } from './Notification.js';
import type { NotificationRequest } from './NotificationRequest.js';

/** Creates the notification for a request. */
export function createNotification(request: NotificationRequest, id: string, now: Date): Notification {
  const {
    type,
    title,
    message,
    duration = Number.NaN,
    persistent = false,
    place,
    givesWay,
    action,
    actionLabel,
  } = request;
  const isDuration = Number.isFinite(duration) && duration > 0;
  return {
    id,
    type,
    title,
    message,
    duration: persistent ? null : isDuration ? duration : defaultDurationsMs[type],
    persistent,
    timestamp: now.toISOString(),
    ...(place && { place }),
    ...(givesWay && { givesWay }),
    ...(action && { action }),
    ...(actionLabel && { actionLabel }),
  };
}
