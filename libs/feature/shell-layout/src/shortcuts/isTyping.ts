/** Inputs that take no text: a letter pressed in them is no typing. */
const withoutText = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'];

/** Whether keys pressed in this element write something. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target instanceof HTMLInputElement) return !withoutText.includes(target.type);
  return target.closest('textarea, select, [contenteditable=""], [contenteditable="true"]') !== null;
}
