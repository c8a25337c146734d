/** The field of an input, or its cell of the first forecast year; null while it is not on the screen. */
const fieldOf = (input: string): HTMLElement | null =>
  document.querySelector(
    `tr[data-row="${input}"] [data-column="forecast-1"], [data-input="${input}"] :is(input:checked, input:not([type="radio"]))`,
  );

/** Moves the focus to the field of an input; opens the line of the forecast that it is folded into. */
export function focusInput(input: string): void {
  const field = fieldOf(input);
  if (field) {
    field.focus();
    return;
  }
  document.querySelector<HTMLElement>(`[data-rate="${input}"][aria-expanded="false"]`)?.click();
  // The opened line is rendered before the next frame.
  requestAnimationFrame(() => fieldOf(input)?.focus());
}
