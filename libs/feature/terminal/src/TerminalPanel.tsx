import { createLazyScreen } from '@finance-analyst/navigation';
import { Suspense, useState, useSyncExternalStore, type ReactElement } from 'react';
import { entryMessages } from './entryMessages.js';
import type { TerminalPanelProps } from './TerminalPanelProps.js';

// Loaded when it is first opened: no screen needs it to appear.
const Terminal = createLazyScreen(async () => (await import('./Terminal.js')).Terminal, {
  failureTitle: entryMessages.loadFailed,
});

/** The terminal at the bottom of the page. Its code is loaded when it is first opened. */
export function TerminalPanel({
  registry,
  terminal,
  hasCommandKey = false,
}: TerminalPanelProps): ReactElement | null {
  const isExpanded = useSyncExternalStore(terminal.subscribe, terminal.isExpanded);
  // Stays mounted once opened, so that closing it loses neither typed text nor output.
  const [wasShown, setWasShown] = useState(isExpanded);
  if (isExpanded && !wasShown) setWasShown(true);
  if (!wasShown) return null;
  return (
    <Suspense>
      <Terminal registry={registry} terminal={terminal} hasCommandKey={hasCommandKey} />
    </Suspense>
  );
}
