import { createContext } from 'react';

/** The current rendering turn. Without turns everything renders at once. */
export const Turn = createContext(Number.POSITIVE_INFINITY);
