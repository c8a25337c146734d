import { createContext } from 'react';

/** Whether the page can be reloaded now without losing work. Never rejects. */
export type ReloadGuard = () => Promise<boolean>;

/** Lets the application prevent a lazy screen from reloading the page. */
export const ReloadGuardContext = createContext<ReloadGuard>(() => Promise.resolve(true));
