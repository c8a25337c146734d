export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const privateTypes = new Set(['password', 'hidden', 'file']);
const privateWord = /^(cc-.*|one-time-code|(current|new)-password)$/;

/** Passwords (even when shown), hidden fields, cards, one-time codes and files are never recorded. */
export function isPrivateField(field: Field): boolean {
  const words = (field.getAttribute('autocomplete') ?? '').toLowerCase().split(/\s+/);
  return privateTypes.has(field.type) || words.some((word) => privateWord.test(word));
}
