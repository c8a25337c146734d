import { createEntryScope, EntryScopeContext } from '@finance-analyst/components';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { NoteField } from './NoteField.js';
import { noteLimit } from './noteLimit.js';

function show(text: string) {
  const scope = createEntryScope();
  const onWrite = vi.fn<(words: string) => void>();
  const fieldOf = (now: string) => (
    <EntryScopeContext value={scope}>
      <NoteField text={now} onWrite={onWrite} />
    </EntryScopeContext>
  );
  const { rerender } = render(fieldOf(text));
  const field = screen.getByLabelText<HTMLTextAreaElement>('Note');
  return {
    scope,
    onWrite,
    field,
    type: (words: string) => fireEvent.input(field, { target: { value: words } }),
    becomes: (now: string) => {
      rerender(fieldOf(now));
    },
  };
}

it('[VALUATION-SCREENS-561] shows what undo made of the note, but never in place of what is being typed', () => {
  const { field, type, becomes, onWrite } = show('Guidance');
  becomes('Guidance of May');
  expect(field.value).toBe('Guidance of May');
  type('Guidance of May, and more');
  becomes('Guidance');
  expect(field.value).toBe('Guidance of May, and more');
  fireEvent.blur(field);
  expect(onWrite.mock.calls).toEqual([['Guidance of May, and more']]);
  becomes('Guidance of May, and more');
  becomes('Guidance');
  expect(field.value).toBe('Guidance');
});

it('[VALUATION-SCREENS-561] is written once by a save, and not again when the field is left', () => {
  const { field, type, scope, onWrite } = show('');
  expect(scope.commit()).toBeNull();
  type('Peers have 8%');
  expect(scope.refused()).toBeNull();
  act(() => {
    scope.commit();
  });
  fireEvent.blur(field);
  expect(onWrite.mock.calls).toEqual([['Peers have 8%']]);
});

it('[VALUATION-SCREENS-561] is removed by its button, which then leaves the focus in the field', () => {
  const { field, onWrite, becomes } = show('Peers have 8%');
  fireEvent.click(screen.getByRole('button', { name: 'Remove note' }));
  expect(onWrite.mock.calls).toEqual([['']]);
  becomes('');
  expect(field.value).toBe('');
  expect(document.activeElement).toBe(field);
  expect(screen.queryByRole('button')).toBeNull();
});

it('[VALUATION-SCREENS-561] says so at the limit of its length', () => {
  const { field, type } = show('');
  expect(field.maxLength).toBe(noteLimit);
  type('x'.repeat(noteLimit - 1));
  expect(screen.queryByText(/at most/u)).toBeNull();
  type('x'.repeat(noteLimit));
  expect(screen.getByText('A note has at most 10,000 characters.').id).toBe(
    field.getAttribute('aria-describedby'),
  );
});
