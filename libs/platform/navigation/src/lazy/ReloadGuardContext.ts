import { createContext } from 'react';

/** Whether the page may be loaded anew now, without loss to who works in it. Never rejects. */
export type ReloadGuard = () => Promise<boolean>;

/** What may keep a lazy screen from loading the page anew; without one, nothing does. */
export const ReloadGuardContext = createContext<ReloadGuard>(() => Promise.resolve(true));
