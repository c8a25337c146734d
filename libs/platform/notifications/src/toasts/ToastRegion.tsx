import type { ReactElement } from 'react';
import { useSelector } from 'react-redux';
import { selectActiveNotifications } from '../state/selectors.js';
import { Announcer } from './Announcer.js';
import { browserTimers, type Timers } from './Timers.js';
import { ToastStack } from './ToastStack.js';

export interface ToastRegionProps {
  readonly timers?: Timers;
  readonly page?: Document;
}

/** Renders the toasts and announces each of them once. */
export function ToastRegion({ timers = browserTimers, page = document }: ToastRegionProps): ReactElement {
  const notifications = useSelector(selectActiveNotifications);
  return (
    <>
      <Announcer notifications={notifications} timers={timers} />
      {notifications.length > 0 && <ToastStack notifications={notifications} timers={timers} page={page} />}
    </>
  );
}
