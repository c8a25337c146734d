const isAsciiLetter = (byte: number | undefined): boolean =>
  byte !== undefined && ((byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a));

/** Letters of windows-1250 that are signs or nothing in windows-1252, such as Ł, ą, ż and ť. */
const lettersOnlyIn1250 = new Set([
  0x8d, 0x8f, 0x9d, 0xa3, 0xa5, 0xaa, 0xaf, 0xb3, 0xb9, 0xba, 0xbc, 0xbe, 0xbf,
]);
/** š, ž, Š and Ž: the same letters in both, frequent in Central European languages and rare in Western ones. */
const lettersOfBoth = new Set([0x8a, 0x8e, 0x9a, 0x9e]);

/** Whether text in a single-byte encoding reads as windows-1250 rather than windows-1252, by the letters within words. */
export function isCentralEuropean(bytes: Uint8Array): boolean {
  return bytes.some((byte, place) => {
    if (byte < 0x80) return false;
    const isInWord = isAsciiLetter(bytes[place - 1]) || isAsciiLetter(bytes[place + 1]);
    return isInWord && (lettersOnlyIn1250.has(byte) || lettersOfBoth.has(byte));
  });
}
