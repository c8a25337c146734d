import { createKeyedList, type KeyedList } from '@finance-analyst/foundation';
import { createContext } from 'react';
import type { ExportSource } from './ExportSource.js';

/**
 * What can be exported from the screen. One list serves the whole page without a provider, so that no start of the product
 * waits for it; a test or a story provides its own.
 */
export const ExportSourcesContext = createContext<KeyedList<ExportSource>>(createKeyedList());
