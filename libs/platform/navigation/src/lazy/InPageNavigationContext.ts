import { createContext } from 'react';

/** Navigates to an address of the app without reloading the page. */
export type InPageNavigation = (path: string) => void;

/** Navigation for when the page must not be reloaded; null if unavailable. */
export const InPageNavigationContext = createContext<InPageNavigation | null>(null);
