import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FigureField } from './FigureField.js';

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const type = (text: string) => {
  field().focus();
  fireEvent.input(field(), { target: { value: text } });
};

it('[FIGURES-18] takes over what is typed at the key that saves', () => {
  const onCommit = vi.fn();
  render(<FigureField label="Growth" kind="rate" value={0.02} onCommit={onCommit} />);
  type('3.5');
  fireEvent.keyDown(field(), { key: 's', ctrlKey: true });
  expect(onCommit).toHaveBeenCalledExactlyOnceWith(0.035);
  type('4');
  fireEvent.keyDown(field(), { key: 's' });
  expect(onCommit).toHaveBeenCalledOnce();
});

it('[FIGURES-19] gives a refused entry up when the value changes elsewhere', () => {
  const at = (value: number) => (
    <FigureField label="Growth" kind="rate" value={value} onCommit={() => undefined} />
  );
  const { rerender } = render(at(0.02));
  type('many');
  fireEvent.blur(field());
  expect(field().value).toBe('many');
  expect(screen.getByText('Enter a number.')).toBeDefined();
  rerender(at(0.02));
  expect(field().value).toBe('many');
  rerender(at(0.03));
  expect(field().value).toBe('3.0');
  expect(screen.queryByText('Enter a number.')).toBeNull();
});
