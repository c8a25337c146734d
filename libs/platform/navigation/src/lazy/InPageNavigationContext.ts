import { createContext } from 'react';

/** Goes to an address of the product without loading the page anew. */
export type InPageNavigation = (path: string) => void;

/** How a failure leads on where the page may not be loaded anew; null where nobody can. */
export const InPageNavigationContext = createContext<InPageNavigation | null>(null);
