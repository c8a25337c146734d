import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { modelOf } from '../testing/modelOf.js';
import {
  buttonNamed,
  leaveDialog,
  openWorkbench,
  press,
  settle,
  whenOpen,
} from '../testing/openWorkbench.js';

const opened = async () => {
  const workbench = openWorkbench();
  await whenOpen();
  return workbench;
};
/** What is in the drawer, found without searching the whole screen. */
const inDrawer = (selector: string) =>
  waitFor(() => {
    const element = document.querySelector<HTMLElement>(`[role="dialog"] ${selector}`);
    if (!element) throw new Error(`There is no ${selector} in a derivation.`);
    return element;
  });
const field = async () => (await inDrawer('textarea')) as HTMLTextAreaElement;
/** The button of a figure, or of the name of an input. */
const explain = async (figure: string) => {
  const start = `Explain ${figure}`;
  const button = [...document.querySelectorAll('button')].find(({ ariaLabel, textContent }) =>
    (ariaLabel ?? textContent).startsWith(start),
  );
  if (!button) throw new Error(`There is no button ${start}.`);
  await press(button);
};
const write = async (words: string) => {
  const note = await field();
  act(() => {
    note.focus();
  });
  fireEvent.input(note, { target: { value: words } });
};
const panel = () => screen.queryByText('Notes', { selector: 'h2' })?.closest('section');
const listed = () => [...(panel()?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);

it('[VALUATION-SCREENS-561] keeps what is typed when Escape closes the derivation, as an edit that undo names', async () => {
  const { run } = await opened();
  await explain('Revenue 2027');
  await write('Guidance of 8%');
  await leaveDialog();
  expect(listed()).toEqual([expect.stringMatching(/^Revenue 2027.*Guidance of 8%$/u)]);
  await explain('Revenue 2027, has a note');
  expect((await field()).value).toBe('Guidance of 8%');
  await leaveDialog();
  expect(await run('undo')).toEqual({ ok: true, lines: ['Undone: Note on Revenue 2027.'] });
  await settle();
  expect(listed()).toEqual([]);
  await run('redo');
  await settle();
  expect(listed()).toHaveLength(1);
});

it('[VALUATION-SCREENS-562] opens an input by its name or from a derivation, and marks it', async () => {
  await opened();
  await explain('WACC');
  await write('High for the industry');
  // The note that is being typed belongs to the figure that is left.
  await press(screen.getByRole('button', { name: /^Beta in use/u }));
  await press(buttonNamed('Write a note on Beta'));
  expect((await field()).value).toBe('');
  await write('From two years only');
  await leaveDialog();
  expect(listed()).toHaveLength(2);
  await explain('Beta, has a note');
  expect((await field()).value).toBe('From two years only');
  await press(screen.getByText('Remove note'));
  await leaveDialog();
  expect(listed()).toEqual([expect.stringContaining('High for the industry')]);
  await press(panel()?.querySelector('li button') as Element);
  expect((await field()).value).toBe('High for the industry');
});

it('[VALUATION-SCREENS-561] is in the draft when the page goes away, without leaving the field', async () => {
  const { workspace } = await opened();
  await explain('Value per share');
  await write('Ask about the leases');
  act(() => {
    window.dispatchEvent(new Event('pagehide'));
  });
  const drafts = await workspace.drafts.list();
  const notes = drafts.ok ? drafts.value.flatMap(({ document }) => modelOf(document).body.notes) : [];
  expect(notes.map(({ name, text }) => [name, text])).toEqual([['value_per_share', 'Ask about the leases']]);
});
