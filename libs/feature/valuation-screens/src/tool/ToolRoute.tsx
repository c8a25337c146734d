import type { ScreenProps } from '@finance-analyst/contributions';
import { useMemo, type ReactElement } from 'react';
import type { ValuationDependencies } from '../ValuationDependencies.js';
import { createEntryMemory } from './createEntryMemory.js';
import { replaceToolAddress } from './replaceToolAddress.js';
import { ToolScreen } from './ToolScreen.js';

const copyText = (text: string): Promise<void> => navigator.clipboard.writeText(text);

/** The valuation tool, connected to the browser. */
export function ToolRoute({ entries, onDataShown }: ValuationDependencies & ScreenProps): ReactElement {
  const memory = useMemo(() => createEntryMemory(entries), [entries]);
  return (
    <ToolScreen
      memory={memory}
      replaceAddress={replaceToolAddress}
      copyText={copyText}
      onDataShown={onDataShown}
    />
  );
}
