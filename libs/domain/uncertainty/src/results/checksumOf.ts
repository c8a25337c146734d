/** The position of the word with the sign, which differs between hosts. */
const upperWord = new Uint32Array(Float64Array.of(1).buffer)[1] === 0 ? 0 : 1;

/**
 * 16 hexadecimal digits that depend on every bit of the figures and on their order, to tell whether two runs gave the same
 * figures. No protection against forgery.
 */
export function checksumOf(values: Float64Array): string {
  let first = 0x811c9dc5;
  let second = 0x9e3779b9;
  const words = new Int32Array(values.buffer, values.byteOffset, 2 * values.length);
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] as number;
    // Hosts store different bits for what is not a number.
    const isFigure = value === value;
    const upper = isFigure ? (words[2 * at + upperWord] as number) : 0x7ff80000;
    const lower = isFigure ? (words[2 * at + 1 - upperWord] as number) : 0;
    first = Math.imul(first ^ upper ^ (first >>> 15), 0x85ebca6b) ^ lower;
    second = Math.imul(second ^ lower ^ (second >>> 13), 0xc2b2ae35) ^ upper;
    first = Math.imul(first ^ (second >>> 16), 0x01000193);
  }
  return [first, second].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
