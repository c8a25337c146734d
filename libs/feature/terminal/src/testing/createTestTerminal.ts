import { createStoredEntries } from '@finance-analyst/stored-entries';
import { createTerminalState } from '../state/createTerminalState.js';
import { createFakeStorage } from './createFakeStorage.js';

/** A terminal state with its own storage, which receives only the events sent to `events`. */
export function createTestTerminal({
  stored,
  alwaysShow = false,
}: { stored?: string; alwaysShow?: boolean } = {}) {
  const storage = createFakeStorage(stored === undefined ? {} : { fa_cli_state: stored });
  const events = new EventTarget();
  const entries = createStoredEntries({ device: storage });
  const terminal = createTerminalState({
    entries,
    window: events as Pick<Window, 'addEventListener' | 'removeEventListener'>,
    alwaysShow: () => alwaysShow,
    clock: () => new Date('2026-11-20T14:30:00.000Z'),
  });
  return {
    terminal,
    storage,
    entries,
    send: (event: string) => events.dispatchEvent(new CustomEvent(event)),
  };
}
