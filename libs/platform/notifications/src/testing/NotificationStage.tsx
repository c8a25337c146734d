import type { UnknownAction } from '@reduxjs/toolkit';
import { useState, type ReactElement, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createNotificationStore } from './createNotificationStore.js';

export interface NotificationStageProps {
  /** The actions dispatched beforehand. */
  readonly actions: readonly UnknownAction[];
  readonly children: ReactNode;
}

/** A store after these actions, around what shows it. */
export function NotificationStage({ actions, children }: NotificationStageProps): ReactElement {
  const [{ store }] = useState(() => createNotificationStore(...actions));
  return <Provider store={store}>{children}</Provider>;
}
