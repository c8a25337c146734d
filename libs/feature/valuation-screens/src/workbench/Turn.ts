import { createContext } from 'react';

/** The turn that is drawn. Outside of turns everything is drawn at once. */
export const Turn = createContext(Number.POSITIVE_INFINITY);
