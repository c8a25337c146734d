import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { entryMessages } from './entryMessages.js';
import { messages } from './messages.js';
import { createTestTerminal } from './testing/createTestTerminal.js';
import { createLongTask, exampleRegistry, goCommand } from './testing/exampleRegistry.js';
import { TerminalPanel } from './TerminalPanel.js';
import { terminalKeyScope } from './key-scopes/terminalKeyScope.js';

const openTerminal = async () => {
  const button = screen.getByRole('button', { name: 'Terminal switch' });
  button.focus();
  await act(async () => {
    fireEvent.click(button);
  });
  return screen.findByRole('region', { name: 'Terminal' });
};
// Compiled once here, so that no test's time limit includes it.
beforeAll(async () => {
  await import('./Terminal.js');
});

const lookUp = {
  id: 'look',
  title: 'Look up',
  group: 'View',
  word: 'look',
  parameters: [
    { name: 'name', description: 'Its name, such as Glen', isRequired: true, complete: () => [] as string[] },
  ],
  run: () => ({ ok: true }) as const,
};
const start = async ({ isOpen = true } = {}) => {
  const { terminal, storage } = createTestTerminal();
  const task = createLongTask();
  const wait = { id: 'wait', title: 'Wait', group: 'View', word: 'wait', run: task.run };
  const registry = exampleRegistry([wait, goCommand, lookUp]);
  // Strict mode, as in development: effects that run twice must change nothing.
  const { unmount } = render(
    <StrictMode>
      <button type="button" onClick={terminal.toggle}>
        Terminal switch
      </button>
      <TerminalPanel registry={registry} terminal={terminal} />
    </StrictMode>,
  );
  if (isOpen) await openTerminal();
  return { terminal, storage, task, registry, unmount };
};

const prompt = () => screen.getByRole<HTMLInputElement>('textbox', { name: messages.prompt });
const log = () => screen.getByRole('log', { name: messages.output });
const listed = () => screen.queryByRole('list', { name: messages.completions });
const type = (text: string) => fireEvent.change(prompt(), { target: { value: text } });
const enter = (line: string) => {
  type(line);
  fireEvent.click(screen.getByRole('button', { name: messages.run }));
};
/** False if the terminal handled the key. */
const press = async (key: string, modifiers: KeyboardEventInit = {}) => {
  let isForOthers = true;
  await act(async () => {
    isForOthers = fireEvent.keyDown(prompt(), { key, ...modifiers });
  });
  return isForOthers;
};

describe('Terminal', () => {
  it('[TERMINAL-6] is not on the page until it is opened, and is a region then', async () => {
    await start({ isOpen: false });
    expect(screen.queryByRole('region')).toBeNull();
    expect(await openTerminal()).toBe(screen.getByRole('region', { name: 'Terminal' }));
  });

  it('[TERMINAL-6] loses neither typed text nor output when it closes', async () => {
    const { terminal } = await start();
    enter('performance');
    type('half a');
    act(terminal.hide);
    expect(screen.queryByRole('region')).toBeNull();
    act(terminal.show);
    expect(prompt().value).toBe('half a');
    expect(log().textContent).toContain(messages.done);
  });

  it('[TERMINAL-7] takes the focus when it is opened and returns it when it is closed', async () => {
    await start();
    expect(document.activeElement).toBe(prompt());
    fireEvent.click(screen.getByRole('button', { name: messages.close }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Terminal switch' }));
  });

  it('[TERMINAL-7] moves the focus to the main area if the element that had it is gone', async () => {
    const { terminal } = await start();
    act(terminal.hide);
    const main = document.createElement('main');
    const link = document.createElement('button');
    main.tabIndex = -1;
    document.body.append(main, link);
    link.focus();
    act(terminal.show);
    link.remove();
    act(terminal.hide);
    expect(document.activeElement).toBe(main);
    main.remove();
  });

  it('[TERMINAL-7] leaves the focus to the page if nothing had it before', async () => {
    const { terminal } = createTestTerminal();
    render(<TerminalPanel registry={exampleRegistry()} terminal={terminal} />);
    act(terminal.show);
    await screen.findByRole('region', { name: 'Terminal' });
    expect(document.activeElement).toBe(prompt());
    act(terminal.hide);
    expect(document.activeElement).toBe(document.body);
  });

  it('[TERMINAL-7] leaves the focus to the screen if it is open from the start', async () => {
    const { terminal } = createTestTerminal({ alwaysShow: true });
    render(<TerminalPanel registry={exampleRegistry()} terminal={terminal} />);
    await screen.findByRole('region', { name: 'Terminal' });
    expect(document.activeElement).toBe(document.body);
  });

  it('[TERMINAL-7] does not move the focus on closing if it is elsewhere', async () => {
    const { terminal } = await start();
    log().focus();
    const elsewhere = document.createElement('input');
    document.body.append(elsewhere);
    elsewhere.focus();
    act(terminal.hide);
    expect(document.activeElement).toBe(elsewhere);
    elsewhere.remove();
  });

  it('[TERMINAL-5] says that it will not remember whether it is open', async () => {
    const { storage } = await start({ isOpen: false });
    storage.isFull = true;
    const panel = await openTerminal();
    expect(panel.textContent).toContain(entryMessages.stateNotStored);
  });

  it('[TERMINAL-8] runs the line and shows its output below it', async () => {
    await start();
    enter('open settings');
    expect(prompt().value).toBe('');
    expect([...log().children].map(({ textContent }) => textContent).slice(-2)).toEqual([
      'open settings',
      'Opened settings.',
    ]);
  });

  it('[TERMINAL-13] completes with Tab, and lists the candidates with the second', async () => {
    await start();
    type('op');
    expect(await press('Tab')).toBe(false);
    expect(prompt().value).toBe('open ');
    type('open s');
    await press('Tab');
    expect(listed()).toBeNull();
    await press('Tab');
    expect(screen.getByText('2 completions.').getAttribute('role')).toBe('status');
    fireEvent.click(screen.getByRole('button', { name: 'status' }));
    expect(prompt().value).toBe('open status ');
    expect(document.activeElement).toBe(prompt());
    expect(listed()).toBeNull();
  });

  it('[TERMINAL-13] lists values by label, and inserts the value', async () => {
    await start();
    type('go h');
    await press('Tab');
    await press('Tab');
    const list = within(listed() as HTMLElement);
    await act(async () => {
      fireEvent.click(list.getByRole('button', { name: 'Usage (heart-dashboard)' }));
    });
    expect(prompt().value).toBe('go heart-dashboard ');
  });

  it('[TERMINAL-13] says what to type if values are only known once typing begins', async () => {
    await start();
    type('look ');
    await press('Tab');
    expect(screen.getByText('Its name, such as Glen. Type its first letters, then Tab.')).toBeDefined();
    type('look g');
    expect(screen.queryByText(/^Its name/)).toBeNull();
  });

  it('[TERMINAL-13] completes before the caret and keeps the text after it', async () => {
    await start();
    type('op settings');
    prompt().setSelectionRange(2, 2);
    await press('Tab');
    expect(prompt().value).toBe('open  settings');
    expect(prompt().selectionStart).toBe(5);
  });

  it('[TERMINAL-13] closes the list with Escape, and leaves the next Escape to the page', async () => {
    await start();
    type('h');
    await press('Tab');
    await press('Tab');
    expect(listed()).not.toBeNull();
    expect(await press('Escape')).toBe(false);
    expect(listed()).toBeNull();
    expect(await press('Escape')).toBe(true);
  });

  it('[TERMINAL-13] lets Tab leave an empty prompt, and Shift+Tab any', async () => {
    await start();
    expect(await press('Tab')).toBe(true);
    type('h');
    expect(await press('Tab', { shiftKey: true })).toBe(true);
  });

  it('[TERMINAL-14] accepts the suggestion with the right arrow at the end of the line', async () => {
    await start();
    type('perf');
    prompt().setSelectionRange(2, 2);
    expect(await press('ArrowRight')).toBe(true);
    prompt().setSelectionRange(4, 4);
    expect(await press('ArrowRight')).toBe(false);
    expect(prompt().value).toBe('performance');
  });

  it('[TERMINAL-15] shows earlier lines, and then what was being typed', async () => {
    await start();
    enter('open settings');
    enter('performance');
    type('val');
    const shown: string[] = [];
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowDown']) {
      await press(key);
      shown.push(prompt().value);
    }
    expect(shown).toEqual(['performance', 'open settings', 'open settings', 'performance', 'val', 'val']);
  });

  it.each([
    ['Ctrl+C', 'c', true],
    ['Escape', 'Escape', false],
  ])('[TERMINAL-16] stops waiting with %s, and keeps what is typed', async (_, key, ctrlKey) => {
    const { task } = await start();
    enter('wait');
    expect(screen.getByRole('progressbar', { name: 'Running wait' })).toBeTruthy();
    enter('performance');
    expect(prompt().value).toBe('performance');
    expect(await press(key, { ctrlKey })).toBe(false);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(prompt().value).toBe('performance');
    enter('performance');
    expect(within(log()).getByText(messages.done)).toBeTruthy();
    await act(async () => {
      task.finish({ ok: true, lines: ['at last'] });
    });
    expect(within(log()).getByText('at last')).toBeTruthy();
  });

  it('[TERMINAL-16] discards the line being typed with Ctrl+C, unless text is selected', async () => {
    await start();
    type('perfor');
    prompt().setSelectionRange(0, 4);
    expect(await press('c', { ctrlKey: true })).toBe(true);
    expect(prompt().value).toBe('perfor');
    prompt().setSelectionRange(6, 6);
    expect(await press('c', { ctrlKey: true })).toBe(false);
    expect(prompt().value).toBe('');
    expect(within(log()).getByText('perfor^C')).toBeTruthy();
  });

  it('[TERMINAL-17] is resized with the keyboard, within limits', async () => {
    await start();
    const handle = screen.getByRole('separator', { name: messages.resize });
    const heightAfter = (key: string) => {
      fireEvent.keyDown(handle, { key });
      return handle.getAttribute('aria-valuenow');
    };
    const keys = ['ArrowUp', 'ArrowDown', 'PageDown', 'PageDown', 'End', 'ArrowUp', 'Home', 'a'];
    expect(keys.map(heightAfter)).toEqual(['45', '40', '20', '20', '80', '80', '20', '20']);
    expect(handle.getAttribute('aria-valuetext')).toBe('20% of the window');
  });

  it('[TERMINAL-18] follows its end, unless the person has scrolled up', async () => {
    const { task } = await start();
    Object.defineProperty(log(), 'scrollHeight', { value: 500 });
    Object.defineProperty(log(), 'clientHeight', { value: 100 });
    enter('wait');
    expect(log().scrollTop).toBe(500);
    log().scrollTop = 40;
    fireEvent.scroll(log());
    await act(async () => {
      task.finish({ ok: true, lines: ['at last'] });
    });
    expect(within(log()).getByText('at last')).toBeTruthy();
    expect(log().scrollTop).toBe(40);
    enter('performance');
    expect(log().scrollTop).toBe(500);
  });

  it('[TERMINAL-19] completes and stops waiting without a keyboard', async () => {
    await start();
    type('h');
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: messages.completeWord }));
    });
    expect(listed()).not.toBeNull();
    enter('wait');
    fireEvent.click(screen.getByRole('button', { name: messages.stopWaiting }));
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('[TERMINAL-20] lists its keys while it is open', async () => {
    const { terminal, registry, unmount } = await start({ isOpen: false });
    expect(registry.keyScopes).toEqual([]);
    await openTerminal();
    expect(registry.keyScopes).toEqual([terminalKeyScope]);
    act(terminal.hide);
    expect(registry.keyScopes).toEqual([]);
    act(terminal.show);
    expect(registry.keyScopes).toEqual([terminalKeyScope]);
    unmount();
    expect(registry.keyScopes).toEqual([]);
  });
});
