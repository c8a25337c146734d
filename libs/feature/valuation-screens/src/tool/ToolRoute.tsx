import type { ScreenProps } from '@finance-analyst/contributions';
import { useMemo, type ReactElement } from 'react';
import type { ValuationGiven } from '../ValuationGiven.js';
import { createEntryMemory } from './createEntryMemory.js';
import { toolEntriesEntry } from './toolEntriesEntry.js';
import { ToolScreen } from './ToolScreen.js';

/** Past the router: an address that changes with the entries is no navigation, which would close what is open. */
const replaceAddress = (query: string): void => {
  window.history.replaceState(window.history.state, '', `${window.location.pathname}${query}`);
};

const copyText = (text: string): Promise<void> => navigator.clipboard.writeText(text);

/** The valuation tool with what the browser gives it. */
export function ToolRoute({ entries, onDataShown }: ValuationGiven & ScreenProps): ReactElement {
  const memory = useMemo(() => createEntryMemory(entries.open(toolEntriesEntry)), [entries]);
  return (
    <ToolScreen
      memory={memory}
      replaceAddress={replaceAddress}
      copyText={copyText}
      onDataShown={onDataShown}
    />
  );
}
