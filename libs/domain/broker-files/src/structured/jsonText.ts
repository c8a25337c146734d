import type { JsonNumber } from './JsonDocument.js';

/** A value to write as JSON, with its numbers as decimal text so that every digit is kept. */
export type WritableJson =
  string | boolean | null | JsonNumber | readonly WritableJson[] | { readonly [field: string]: WritableJson };

/** JSON text (RFC 8259), indented by two spaces. */
export function jsonText(value: WritableJson, indent = ''): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (isNumber(value)) return value.numberText;
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((item: WritableJson) => jsonText(item, inner))
    : Object.entries(value).map(
        ([name, own]: readonly [string, WritableJson]) => `${JSON.stringify(name)}: ${jsonText(own, inner)}`,
      );
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return parts.length === 0
    ? `${open}${close}`
    : `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`;
}

const isNumber = (value: object): value is JsonNumber =>
  'numberText' in value && typeof value.numberText === 'string';
