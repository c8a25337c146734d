import { createKeyedList, type KeyedList } from '@finance-analyst/foundation';
import { createContext } from 'react';
import type { ShownFigures } from './ShownFigures.js';

/**
 * The figures of all charts that are shown, for what exports the screen. One list serves the page without a provider; a test
 * or a story provides its own.
 */
export const ShownFiguresContext = createContext<KeyedList<ShownFigures>>(createKeyedList());
