import { act, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { useReturnedFocus } from './useReturnedFocus.js';
import { useRowFocus } from './useRowFocus.js';

const press = (name: string) => {
  const button = screen.getByRole('button', { name });
  act(() => {
    button.focus();
    button.click();
  });
};

function Rows({ initial }: { readonly initial: readonly string[] }) {
  const [rows, setRows] = useState(initial);
  const { place, beforeRemoval } = useRowFocus(rows.length, 'button');
  return (
    <div ref={place}>
      {rows.map((row, at) => (
        <div key={row} data-row>
          <button>Edit {row}</button>
          <button
            onClick={() => {
              beforeRemoval(at);
              setRows(rows.filter((each) => each !== row));
            }}
          >
            Remove {row}
          </button>
        </div>
      ))}
      <button>Add</button>
    </div>
  );
}

it('[COMPONENTS-70] moves the focus from a removed row to the next, the one before, and what adds one', () => {
  render(<Rows initial={['A', 'B', 'C']} />);
  press('Remove B');
  expect(document.activeElement?.textContent).toBe('Remove C');
  press('Remove C');
  expect(document.activeElement?.textContent).toBe('Remove A');
  press('Remove A');
  expect(document.activeElement?.textContent).toBe('Add');
});

function Resettable() {
  const field = useRef<HTMLInputElement>(null);
  const [isEdited, setEdited] = useState(true);
  const onPressed = useReturnedFocus(() => field.current);
  return (
    <>
      <input ref={field} aria-label="Weight" />
      {isEdited && (
        <button
          onClick={() => {
            onPressed();
            setEdited(false);
          }}
        >
          Reset
        </button>
      )}
    </>
  );
}

it('[COMPONENTS-71] moves the focus from a pressed control that is gone to the one beside it', () => {
  render(<Resettable />);
  press('Reset');
  expect(document.activeElement).toBe(screen.getByLabelText('Weight'));
});
