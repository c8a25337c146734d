import { createContext } from 'react';

/** Whether a NotificationProvider stands above. */
export const NotificationContext = createContext(false);
