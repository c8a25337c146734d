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

it('[FIGURES-18] takes over what is typed when the page is left or hidden, unless it would be refused', () => {
  const onCommit = vi.fn();
  let visibility: DocumentVisibilityState = 'visible';
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
  const hide = () => fireEvent(document, new Event('visibilitychange', { bubbles: true }));
  render(<FigureField label="Growth" kind="rate" value={0.02} onCommit={onCommit} />);
  type('3.5');
  hide();
  expect(onCommit).not.toHaveBeenCalled();
  visibility = 'hidden';
  hide();
  expect(onCommit).toHaveBeenCalledExactlyOnceWith(0.035);
  type('4');
  window.dispatchEvent(new Event('pagehide'));
  expect(onCommit).toHaveBeenLastCalledWith(0.04);
  type('many');
  window.dispatchEvent(new Event('pagehide'));
  expect(onCommit).toHaveBeenCalledTimes(2);
  expect(field().value).toBe('many');
  Reflect.deleteProperty(document, 'visibilityState');
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

it('[FIGURES-19] tells what it stands in why an entry was refused, once it is left, until it is given up', () => {
  const onRefusal = vi.fn();
  render(
    <FigureField label="Growth" kind="rate" value={0.02} onCommit={() => undefined} onRefusal={onRefusal} />,
  );
  type('9,5x');
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(onRefusal).not.toHaveBeenCalled();
  fireEvent.blur(field());
  expect(onRefusal).toHaveBeenLastCalledWith(expect.stringMatching(/./u));
  fireEvent.focus(field());
  expect(onRefusal).toHaveBeenLastCalledWith(null);
  fireEvent.keyDown(field(), { key: 'Escape' });
  fireEvent.blur(field());
  expect(onRefusal).toHaveBeenCalledTimes(2);
  expect(field().value).toBe('2.0');
});
