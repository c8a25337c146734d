import { useDocumentSession, useEditingCommands } from '@finance-analyst/document-editing';
import {
  CommandRegistryContext,
  createCommandRegistry,
  describeCombination,
} from '@finance-analyst/contributions';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { exampleDocument } from '../testing/exampleModel.js';
import { exampleSession } from '../testing/exampleSession.js';
import { messages } from './messages.js';

const arrange = () => {
  const registry = createCommandRegistry([]);
  const save = vi.fn(async () => ({ ok: true, lines: ['Saved as version 1.'] }) as const);
  const opened = exampleDocument();
  function Model() {
    const { editing } = useDocumentSession({
      open: () => exampleSession(opened),
      onStored: () => undefined,
      onNewer: () => undefined,
    });
    useEditingCommands({ ...editing, noun: 'model', save });
    return (
      <>
        <output>{editing.body.years}</output>
        <input aria-label="Growth" />
        <textarea aria-label="Note" />
        <button
          onClick={() => {
            editing.edit(
              (body) => ({ ...body, years: 7 }),
              () => 'Forecast to 7 years',
            );
          }}
        >
          Edit
        </button>
      </>
    );
  }
  const view = render(
    <CommandRegistryContext value={registry}>
      <Model />
    </CommandRegistryContext>,
  );
  const enter = (word: string) => act(() => registry.findByWord(word)?.run());
  return { registry, save, enter, years: () => screen.getByRole('status').textContent, ...view };
};
const ctrl = (key: string, shiftKey = false) => ({
  key,
  code: '',
  ctrlKey: true,
  metaKey: false,
  altKey: false,
  shiftKey,
});

it('[VALUATION-SCREENS-39] offers save, undo and redo with their keys while a model is open', () => {
  const { registry, unmount } = arrange();
  expect(
    registry.commands.map(({ title, shortcut }) => [title, ...describeCombination(shortcut ?? {}, false)]),
  ).toEqual([
    [messages.save, 'Ctrl', 'S'],
    [messages.undo, 'Ctrl', 'Z'],
    [messages.redo, 'Ctrl', 'Shift', 'Z'],
  ]);
  expect(registry.findByKeys(ctrl('y'), false)?.title).toBe(messages.redo);
  unmount();
  expect(registry.commands).toEqual([]);
});

it('[VALUATION-SCREENS-39] says what was undone and redone, and that there is nothing more', async () => {
  const { enter, years, save } = arrange();
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
  expect(years()).toBe('7');
  expect(await enter('undo')).toEqual({ ok: true, lines: [messages.undone('Forecast to 7 years')] });
  expect(years()).toBe('5');
  expect(await enter('undo')).toEqual({ ok: false, reason: messages.nothingToUndo });
  expect(await enter('redo')).toEqual({ ok: true, lines: [messages.redone('Forecast to 7 years')] });
  expect(years()).toBe('7');
  expect(await enter('redo')).toEqual({ ok: false, reason: messages.nothingToRedo });
  expect(await enter('save')).toEqual({ ok: true, lines: ['Saved as version 1.'] });
  expect(save).toHaveBeenCalledTimes(1);
});

it('[VALUATION-SCREENS-39] leaves undo to a field with text of its own, until that is taken over', () => {
  const { registry } = arrange();
  const field = screen.getByRole('textbox', { name: 'Growth' });
  field.focus();
  fireEvent.input(field, { target: { value: '5' } });
  expect(registry.findByKeys(ctrl('z'), true)).toBeNull();
  expect(registry.findByKeys(ctrl('Z', true), true)).toBeNull();
  expect(registry.findByKeys(ctrl('s'), true)?.title).toBe(messages.save);
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(registry.findByKeys(ctrl('z'), true)?.title).toBe(messages.undo);
});

it('[VALUATION-SCREENS-39] leaves undo to a text of several lines until it is left, whatever keys move in it', () => {
  const { registry } = arrange();
  const field = screen.getByRole('textbox', { name: 'Note' });
  field.focus();
  fireEvent.input(field, { target: { value: 'Guidance' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  fireEvent.keyDown(field, { key: 'ArrowUp' });
  expect(registry.findByKeys(ctrl('z'), true)).toBeNull();
  fireEvent.focusOut(field);
  expect(registry.findByKeys(ctrl('z'), true)?.title).toBe(messages.undo);
});
