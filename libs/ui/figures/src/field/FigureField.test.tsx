import { createEntryScope, EntryScopeContext } from '@finance-analyst/components';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useDeferredValue, useState } from 'react';
import { flushSync } from 'react-dom';
import { describe, expect, it, vi } from 'vitest';
import { FigureField } from './FigureField.js';

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const type = (text: string) => {
  field().focus();
  fireEvent.input(field(), { target: { value: text } });
};

it('[FIGURES-18] takes over what is typed when what it stands in is saved, or says why it cannot', () => {
  const onCommit = vi.fn();
  const scope = createEntryScope();
  render(
    <EntryScopeContext value={scope}>
      <FigureField label="Growth" kind="rate" value={0.02} onCommit={onCommit} />
    </EntryScopeContext>,
  );
  const commit = () => {
    let refused: ReturnType<typeof scope.commit> = null;
    act(() => {
      refused = scope.commit();
    });
    return refused;
  };
  type('3.5');
  expect(commit()).toBeNull();
  expect(onCommit).toHaveBeenCalledExactlyOnceWith(0.035);
  type('many');
  expect(scope.refused()).toBeNull();
  expect(commit()).toMatchObject({ reason: 'Enter a number.' });
  expect(scope.refused()).toMatchObject({ label: 'Growth %', reason: 'Enter a number.' });
  fireEvent.input(field(), { target: { value: 'many more' } });
  expect(scope.refused()).toBeNull();
  fireEvent.keyDown(field(), { key: 'Escape' });
  expect(commit()).toBeNull();
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

describe('while the value takes its time to come back', () => {
  /** Gives a value back as the workbench does: after everything that is urgent. */
  function Deferring({ onCommit }: { readonly onCommit: (value: number) => void }) {
    const [value, setValue] = useState(0.02);
    const shown = useDeferredValue(value);
    return (
      <>
        <FigureField
          label="Growth"
          kind="rate"
          value={shown}
          onCommit={(next) => {
            setValue(next);
            onCommit(next);
          }}
        />
        <button
          onClick={() => {
            setValue(0.02);
          }}
        >
          Undo
        </button>
      </>
    );
  }

  /** Presses keys with no time between them: only what is urgent is drawn before the next one. */
  function strikeAtOnce(...keys: readonly string[]): void {
    for (const key of keys) {
      const input = field();
      flushSync(() => {
        input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      });
      if (key.length > 1) continue;
      const { value, selectionStart, selectionEnd } = input;
      const text = value.slice(0, selectionStart ?? 0) + key + value.slice(selectionEnd ?? 0);
      const caret = (selectionStart ?? 0) + 1;
      // Past React, which hears of a text only where it is not the one that it wrote itself.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
      input.setSelectionRange(caret, caret);
      flushSync(() => {
        input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      });
    }
  }

  /** Draws what is not urgent too. */
  const catchUp = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

  const commits = vi.fn();
  const open = (): void => {
    commits.mockClear();
    render(<Deferring onCommit={commits} />);
    act(() => {
      field().focus();
    });
  };

  it.each([
    ['before it', ['4', '5', '6'], []],
    ['around it', ['4'], ['5', '6']],
    ['after it', [], ['4', '5', '6']],
  ])('[FIGURES-33] keeps every key after a step that is typed %s', async (_when, before, after) => {
    open();
    strikeAtOnce('ArrowUp', ...before);
    await catchUp();
    strikeAtOnce(...after);
    await catchUp();
    expect(field().value).toBe('456');
    strikeAtOnce('Enter');
    expect(commits.mock.calls).toEqual([[0.021], [4.56]]);
    await catchUp();
    expect(field().value).toBe('456');
  });

  it('[FIGURES-33] keeps every key after an entry that was taken over', async () => {
    open();
    strikeAtOnce('3', 'Enter', '4', '5');
    await catchUp();
    strikeAtOnce('6', 'Enter');
    expect(commits.mock.calls).toEqual([[0.03], [4.56]]);
  });

  it('[FIGURES-33] keeps the caret where it was put after a step', async () => {
    open();
    strikeAtOnce('ArrowUp');
    field().setSelectionRange(3, 3);
    await catchUp();
    strikeAtOnce('5');
    expect(field().value).toBe('2.15');
  });

  it('[FIGURES-33] steps on from the last step', async () => {
    open();
    strikeAtOnce('ArrowUp', 'ArrowUp', 'ArrowUp');
    expect(field().value).toBe('2.3');
    expect(commits.mock.calls).toEqual([[0.021], [0.022], [0.023]]);
    await catchUp();
    expect(field().value).toBe('2.3');
  });

  it('[FIGURES-33] shows the value that is in force when a step was undone before it came back', async () => {
    open();
    strikeAtOnce('ArrowUp');
    flushSync(() => {
      screen.getByRole('button').click();
    });
    await catchUp();
    expect(field().value).toBe('2');
    strikeAtOnce('ArrowDown');
    expect(commits).toHaveBeenLastCalledWith(0.019);
  });

  it('[FIGURES-34] takes steps back at Escape', async () => {
    open();
    strikeAtOnce('ArrowUp', 'PageUp', 'Escape');
    expect(commits.mock.calls).toEqual([[0.021], [0.031], [0.02]]);
    await catchUp();
    expect(field().value).toBe('2');
    strikeAtOnce('Escape');
    expect(commits).toHaveBeenCalledTimes(3);
  });

  it('[FIGURES-34] leaves the steps alone once something was typed', async () => {
    open();
    strikeAtOnce('ArrowUp', '9', 'Escape', 'Escape');
    await catchUp();
    expect(commits.mock.calls).toEqual([[0.021]]);
    expect(field().value).toBe('2.1');
  });

  it('[FIGURES-34] takes no entry back that was taken over', async () => {
    open();
    strikeAtOnce('ArrowUp', 'Enter', 'Escape');
    await catchUp();
    expect(commits.mock.calls).toEqual([[0.021]]);
  });
});

/** A field whose value follows what it hands out, and what undo brings back. */
function Followed({
  isLive = false,
  start = null,
}: {
  readonly isLive?: boolean;
  readonly start?: number | null;
}) {
  const [value, setValue] = useState<number | null>(start);
  return (
    <>
      <FigureField
        label="Growth"
        kind="rate"
        value={value}
        isLive={isLive}
        minimum={-0.9}
        onCommit={setValue}
        onClear={() => {
          setValue(null);
        }}
      />
      <output>{value === null ? 'none' : value}</output>
    </>
  );
}

const followed = () => screen.getByRole('status').textContent;

describe('a live field', () => {
  it('[FIGURES-35] hands out each text that can be read, and leaves it as it is typed', () => {
    render(<Followed isLive />);
    for (const [text, value] of [
      ['1', '0.01'],
      ['1.', '0.01'],
      ['12', '0.12'],
      ['12 apples', '0.12'],
      ['-95', '0.12'],
    ] as const) {
      type(text);
      expect([field().value, followed()]).toEqual([text, value]);
    }
    fireEvent.blur(field());
    expect(screen.getByText('Enter \u221290% or more.')).toBeTruthy();
  });

  it('[FIGURES-35] brings back the value from before the typing at Escape, be it none', () => {
    render(<Followed isLive start={0.05} />);
    type('');
    type('7');
    expect(followed()).toBe('0.07');
    fireEvent.keyDown(field(), { key: 'Escape' });
    expect([followed(), field().value]).toEqual(['0.05', '5']);
    type('');
    expect(followed()).toBe('none');
    fireEvent.keyDown(field(), { key: 'Enter' });
    type('3');
    fireEvent.keyDown(field(), { key: 'Escape' });
    expect([followed(), field().value]).toEqual(['none', '']);
  });
});

it('[FIGURES-36] takes the value away when it is emptied, where it can be cleared', () => {
  const { unmount } = render(<Followed start={0.05} />);
  type('');
  expect(followed()).toBe('0.05');
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(followed()).toBe('none');
  unmount();
  render(<FigureField label="Growth" kind="rate" value={0.05} onCommit={vi.fn()} />);
  type('');
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(screen.getByText('Enter a number.')).toBeTruthy();
});
