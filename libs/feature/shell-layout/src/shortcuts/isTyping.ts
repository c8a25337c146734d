/** Inputs that take no text, in which letter keys type nothing. */
const withoutText = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'];

/** Whether keys pressed in this element type text. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target instanceof HTMLInputElement) return !withoutText.includes(target.type);
  return target.closest('textarea, select, [contenteditable=""], [contenteditable="true"]') !== null;
}
