/** Whether bytes are well-formed UTF-8 (Unicode Standard, table 3-7). */
export function isUtf8(bytes: Uint8Array): boolean {
  let place = 0;
  while (place < bytes.length) {
    const lead = bytes[place++] ?? 0;
    if (lead < 0x80) continue;
    if (lead < 0xc2 || lead > 0xf4) return false;
    const following = lead < 0xe0 ? 1 : lead < 0xf0 ? 2 : 3;
    const second = bytes[place] ?? 0;
    if (second < (firstSecond[lead] ?? 0x80) || second > (lastSecond[lead] ?? 0xbf)) return false;
    for (let count = 0; count < following; count++) if (((bytes[place++] ?? 0) & 0xc0) !== 0x80) return false;
  }
  return true;
}

/** Narrower limits of the second byte: no overlong forms, no surrogates, nothing above U+10FFFF. */
const firstSecond: Readonly<Record<number, number>> = { 0xe0: 0xa0, 0xf0: 0x90 };
const lastSecond: Readonly<Record<number, number>> = { 0xed: 0x9f, 0xf4: 0x8f };
