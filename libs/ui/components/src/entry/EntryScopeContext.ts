import { createContext } from 'react';
import type { EntryScope } from './EntryScope.js';

/** Where fields tell what is typed in them; null where nobody asks. */
export const EntryScopeContext = createContext<EntryScope | null>(null);
