import { createContext } from 'react';
import type { EntryScope } from './EntryScope.js';

/** Where fields register their entries; null outside a scope. */
export const EntryScopeContext = createContext<EntryScope | null>(null);
