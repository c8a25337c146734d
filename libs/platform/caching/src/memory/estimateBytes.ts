const reference = 8;
const header = 16;

const sizeOfText = (text: string): number => header + 2 * text.length;

function sizeOf(value: unknown, seen: Set<object>, waiting: unknown[]): number {
  if (typeof value === 'string') return sizeOfText(value);
  if (typeof value === 'bigint') return header + value.toString(16).length / 2;
  if (typeof value !== 'object' || value === null) return reference;
  if (seen.has(value)) return 0;
  seen.add(value);
  if (value instanceof ArrayBuffer) return header + value.byteLength;
  if (ArrayBuffer.isView(value)) return header + value.byteLength;
  if (Array.isArray(value)) {
    for (const item of value) waiting.push(item);
    return header + reference * value.length;
  }
  if (value instanceof Map || value instanceof Set) {
    for (const [key, item] of value.entries()) waiting.push(key, item);
    return header + 2 * reference * value.size;
  }
  const entries = Object.entries(value);
  for (const [, item] of entries) waiting.push(item);
  return entries.reduce((total, [key]) => total + reference + sizeOfText(key), header);
}

/**
 * Estimates the memory size of a value: two bytes per character of a string, eight per number, boolean or
 * reference, the bytes of a buffer, and sixteen more per string, object, array and buffer. Shared values count
 * once. Browsers do not expose the true size; this errs on the large side, since engines share property names.
 */
export function estimateBytes(value: unknown): number {
  const seen = new Set<object>();
  const waiting: unknown[] = [value];
  let bytes = 0;
  while (waiting.length > 0) bytes += sizeOf(waiting.pop(), seen, waiting);
  return Math.ceil(bytes);
}
