import { fireEvent, render, renderHook, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useTypedField } from './useTypedField.js';

it('[DOCUMENT-EDITING-1] takes text for uncommitted, not a choice or a date, which are committed as they change', () => {
  const { result: typed } = renderHook(useTypedField);
  render(
    <>
      <input aria-label="text" type="text" />
      <textarea aria-label="note" />
      <input aria-label="radio" type="radio" />
      <input aria-label="checkbox" type="checkbox" />
      <input aria-label="date" type="date" />
      <select aria-label="choice">
        <option>One</option>
      </select>
    </>,
  );
  const isTyped = (label: string): boolean => {
    const field = screen.getByLabelText(label);
    field.focus();
    fireEvent(field, new Event('input', { bubbles: true }));
    return typed.current.current === field;
  };
  for (const label of ['text', 'note']) expect([label, isTyped(label)]).toEqual([label, true]);
  for (const label of ['radio', 'checkbox', 'date', 'choice'])
    expect([label, isTyped(label)]).toEqual([label, false]);
});
