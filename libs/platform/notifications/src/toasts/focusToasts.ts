import { messages } from '../messages.js';

/** Focuses the newest toast, for a command; the result says when there is none. */
export function focusToasts(
  page: Document,
): { readonly ok: true } | { readonly ok: false; readonly reason: string } {
  const button = page.querySelector<HTMLElement>('[data-notifications] button');
  if (!button) return { ok: false, reason: messages.noToasts };
  button.focus();
  return { ok: true };
}
