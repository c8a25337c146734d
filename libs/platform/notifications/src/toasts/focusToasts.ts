import { messages } from '../messages.js';

/** Goes to the newest toast, for a command; the answer says where there is none. */
export function focusToasts(
  page: Document,
): { readonly ok: true } | { readonly ok: false; readonly reason: string } {
  const button = page.querySelector<HTMLElement>('[data-notifications] button');
  if (!button) return { ok: false, reason: messages.noToasts };
  button.focus();
  return { ok: true };
}
