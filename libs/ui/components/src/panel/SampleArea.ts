import { createContext } from 'react';

/** Whether a heading above says that all data is sample data, so that no panel has to. A panel still shows a text of its own. */
export const SampleArea = createContext(false);
