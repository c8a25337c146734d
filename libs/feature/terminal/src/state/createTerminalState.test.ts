import { createStoredEntries } from '@finance-analyst/stored-entries';
import { describe, expect, it, vi } from 'vitest';
import { entryMessages } from '../entryMessages.js';
import { createTestTerminal } from '../testing/createTestTerminal.js';
import { createTerminalState } from './createTerminalState.js';
import { terminalStateEntry } from './terminalStateEntry.js';

const key = 'fa_cli_state';

describe('createTerminalState', () => {
  it('[TERMINAL-1] stores whether it is open, and since when', () => {
    const { terminal, storage } = createTestTerminal();
    expect(storage.getItem(key)).toBeNull();
    terminal.show();
    expect(storage.getItem(key)).toBe('{"isExpanded":true,"lastUpdated":"2026-11-20T14:30:00.000Z"}');
    terminal.hide();
    expect(JSON.parse(storage.getItem(key) ?? '')).toMatchObject({ isExpanded: false });
  });

  it.each([
    [undefined, false, false],
    ['{"isExpanded":false}', false, false],
    ['{"isExpanded":true}', false, true],
    [undefined, true, true],
    ['{"isExpanded":false}', true, true],
  ])('[TERMINAL-2] with %s stored and alwaysShowCLI %s it starts open: %s', (stored, alwaysShow, isOpen) => {
    const { terminal } = createTestTerminal({ alwaysShow, ...(stored === undefined ? {} : { stored }) });
    expect(terminal.isExpanded()).toBe(isOpen);
    expect(terminal.wasOpened()).toBe(false);
  });

  it('[TERMINAL-3] follows the window events', () => {
    const { terminal, send } = createTestTerminal();
    const listener = vi.fn();
    terminal.subscribe(listener);
    send('cli-toggle');
    expect(terminal.isExpanded()).toBe(true);
    send('cli-show');
    expect(terminal.isExpanded()).toBe(true);
    send('cli-hide');
    expect(terminal.isExpanded()).toBe(false);
    send('cli-show');
    expect(terminal.isExpanded()).toBe(true);
    send('cli-toggle');
    expect(terminal.isExpanded()).toBe(false);
    expect(listener).toHaveBeenCalledTimes(4);
  });

  it('[TERMINAL-3] ignores events once stopped', () => {
    const { terminal, send } = createTestTerminal();
    terminal.stop();
    send('cli-show');
    expect(terminal.isExpanded()).toBe(false);
  });

  it.each(['', '{', 'null', '[true]', '"open"', '{"isExpanded":"yes"}'])(
    '[TERMINAL-4] starts closed with %j stored, and leaves it until it is opened',
    (stored) => {
      const { terminal, storage, entries } = createTestTerminal({ stored });
      const { state } = entries.open(terminalStateEntry);
      expect(terminal.isExpanded()).toBe(false);
      expect(state()).toBe('damaged');
      terminal.hide();
      expect(storage.getItem(key)).toBe(stored);
      terminal.show();
      expect(JSON.parse(storage.getItem(key) ?? '')).toMatchObject({ isExpanded: true });
      expect(state()).toBe('sound');
    },
  );

  it('[TERMINAL-4] preserves unknown fields', () => {
    const { terminal, storage } = createTestTerminal({ stored: '{"isExpanded":true,"height":300}' });
    terminal.hide();
    expect(JSON.parse(storage.getItem(key) ?? '')).toMatchObject({ isExpanded: false, height: 300 });
  });

  it('[TERMINAL-5] opens if the browser stores nothing, and says so', () => {
    const { terminal, storage } = createTestTerminal();
    storage.isFull = true;
    expect(terminal.problem()).toBeNull();
    terminal.show();
    expect(terminal.isExpanded()).toBe(true);
    expect(terminal.problem()).toBe(entryMessages.stateNotStored);
    storage.isFull = false;
    terminal.hide();
    expect(terminal.problem()).toBeNull();
  });

  it('[TERMINAL-5] starts closed if the browser refuses to read', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const terminal = createTerminalState({
      entries: createStoredEntries({
        device: { getItem: refuse, setItem: refuse, removeItem: refuse },
      }),
      window: new EventTarget() as Pick<Window, 'addEventListener' | 'removeEventListener'>,
      alwaysShow: () => false,
    });
    expect(terminal.isExpanded()).toBe(false);
    terminal.toggle();
    expect(terminal.isExpanded()).toBe(true);
  });
});
