import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Button } from './Button.js';

it('[COMPONENTS-43] keeps its presses from what is around it, and says which button was pressed', () => {
  const pressed: unknown[] = [];
  const around = vi.fn();
  render(
    // A row or a toast that answers clicks and keys itself.
    <div role="presentation" onClick={around} onKeyDown={around}>
      <Button icon="undo" onPress={({ target }) => void pressed.push(target)}>
        Undo
      </Button>
    </div>,
  );
  const button = screen.getByRole('button', { name: 'Undo' });
  fireEvent.click(screen.getByText('Undo'), { detail: 1 });
  fireEvent.keyDown(button, { key: 'Enter' });
  expect(pressed).toEqual([button]);
  expect(around).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
  fireEvent.keyDown(button, { key: 'Escape' });
  expect(around).toHaveBeenCalledTimes(1);
});

it('[COMPONENTS-43] leaves the focus in the field whose form Enter sends', () => {
  const press = vi.fn();
  render(
    <Button type="submit" onPress={press}>
      Run
    </Button>,
  );
  // What a browser does for Enter in a field: a click without a pointer.
  fireEvent.click(screen.getByRole('button'), { detail: 0 });
  expect(press).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(document.body);
});

it('[COMPONENTS-43] leaves the focus where it is when only a pointer reaches it', () => {
  render(
    <Button isForPointer onPress={() => undefined}>
      Try again
    </Button>,
  );
  const button = screen.getByRole('button');
  expect(fireEvent.mouseDown(button)).toBe(false);
  fireEvent.click(button, { detail: 1 });
  expect(button.tabIndex).toBe(-1);
  expect(document.activeElement).toBe(document.body);
});

it('[COMPONENTS-44] is read again when what it does begins and ends, while it has the focus', () => {
  vi.useFakeTimers();
  const show = (isBusy: boolean) => (
    <Button isBusy={isBusy} busyLabel="Saving">
      Save
    </Button>
  );
  const { rerender } = render(show(false));
  const said = () => [...document.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent);
  rerender(show(true));
  expect(said()).toEqual([]);
  act(() => {
    screen.getByRole('button').focus();
  });
  rerender(show(false));
  vi.advanceTimersByTime(100);
  expect(said()).toEqual(['Save']);
  rerender(show(true));
  vi.advanceTimersByTime(100);
  expect(said()).toEqual(['Save', 'Save Saving']);
  vi.advanceTimersByTime(10_000);
  expect(said()).toEqual([]);
  vi.useRealTimers();
});
