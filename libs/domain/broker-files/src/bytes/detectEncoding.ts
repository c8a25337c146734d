import type { Encoding } from './Encoding.js';
import { isCentralEuropean } from './isCentralEuropean.js';
import { isUtf8 } from './isUtf8.js';

/** The encoding of a file, and how many bytes of it are a byte order mark. */
export interface DetectedEncoding {
  readonly encoding: Encoding;
  readonly markBytes: number;
}

/**
 * By its byte order mark; else UTF-8 if all bytes are; else UTF-16 if half of them are 0; else windows-1250 or
 * windows-1252, by the letters within words.
 */
export function detectEncoding(bytes: Uint8Array): DetectedEncoding {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return { encoding: 'utf-8', markBytes: 3 };
  if (first === 0xff && second === 0xfe) return { encoding: 'utf-16le', markBytes: 2 };
  if (first === 0xfe && second === 0xff) return { encoding: 'utf-16be', markBytes: 2 };
  const utf16 = utf16Of(bytes);
  if (utf16) return { encoding: utf16, markBytes: 0 };
  if (isUtf8(bytes)) return { encoding: 'utf-8', markBytes: 0 };
  return { encoding: isCentralEuropean(bytes) ? 'windows-1250' : 'windows-1252', markBytes: 0 };
}

/** Text in Latin letters has a 0 in every other byte: the second of each pair if the low byte is first. */
function utf16Of(bytes: Uint8Array): Encoding | null {
  const sample = bytes.subarray(0, 4096);
  const zeros = [0, 0];
  sample.forEach((byte, place) => {
    if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1;
  });
  const [high = 0, low = 0] = zeros;
  const most = sample.length * 0.35;
  return low > most && high < low / 8 ? 'utf-16le' : high > most && low < high / 8 ? 'utf-16be' : null;
}
