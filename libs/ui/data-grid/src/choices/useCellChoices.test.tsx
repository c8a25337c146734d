import { fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { expect, it } from 'vitest';
import { useCellChoices } from './useCellChoices.js';

const all = ['Buy', 'Bonus', 'Sell'].map((text) => ({ id: text, text, title: text }));

function Field(): ReactElement {
  const [typed, setTyped] = useState('');
  const list = all.filter(({ text }) => text.toLowerCase().startsWith(typed));
  const open = useCellChoices({ list, usual: typed === '' ? null : (list[0]?.id ?? null) }, typed !== '');
  return (
    <>
      <input
        value={typed}
        aria-label="Type"
        onFocus={open.open}
        onChange={({ target }) => {
          setTyped(target.value);
          open.restart();
        }}
        onKeyDown={(event) => {
          open.handleKey(event);
        }}
      />
      <output>{open.isOpen ? `open ${open.marked?.id ?? 'none'}` : 'closed'}</output>
    </>
  );
}

it('[DATA-GRID-52] filters, marks around the ends, and closes before the text is discarded', () => {
  render(<Field />);
  const field = screen.getByLabelText('Type');
  const state = (): string | null => screen.getByRole('status').textContent;
  fireEvent.focus(field);
  expect(state()).toBe('open none');
  fireEvent.change(field, { target: { value: 'b' } });
  expect(state()).toBe('open Buy');
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(state()).toBe('open Bonus');
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(state()).toBe('open Buy');
  fireEvent.keyDown(field, { key: 'ArrowUp' });
  expect(state()).toBe('open Bonus');
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(state()).toBe('closed');
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(state()).toBe('open Buy');
  fireEvent.change(field, { target: { value: 'x' } });
  expect(state()).toBe('closed');
});
