import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { DateEntry } from './DateEntry.js';
import { messages } from './messages.js';

it('[VALUATION-SCREENS-663] withdraws the refusal of a date when the date is set elsewhere', () => {
  const onRefusal = vi.fn();
  const entry = (value: string) => (
    <DateEntry
      label="Valuation date"
      value={value}
      isEdited={false}
      isReadOnly={false}
      inputRef={createRef()}
      onCommit={() => undefined}
      onRefusal={onRefusal}
    />
  );
  const { rerender } = render(entry('2026-11-20'));
  const field = screen.getByLabelText('Valuation date');
  fireEvent.change(field, { target: { value: '0202-11-20' } });
  fireEvent.blur(field);
  expect(onRefusal).toHaveBeenLastCalledWith(messages.impossibleDay);
  rerender(entry('2026-11-21'));
  expect(onRefusal).toHaveBeenLastCalledWith(null);
  expect(screen.queryByText(messages.impossibleDay)).toBeNull();
});
