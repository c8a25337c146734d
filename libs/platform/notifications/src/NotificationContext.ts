import { createContext } from 'react';

/** Whether there is a NotificationProvider above. */
export const NotificationContext = createContext(false);
