import fc from 'fast-check';
import { expect, it } from 'vitest';
import { detectEncoding } from './detectEncoding.js';
import { isUtf8 } from './isUtf8.js';

const bytesOf = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part)] : part)));

it('[BROKER-FILES-1] reads a byte order mark', () => {
  expect(detectEncoding(bytesOf([0xef, 0xbb, 0xbf], 'Date'))).toEqual({ encoding: 'utf-8', markBytes: 3 });
  expect(detectEncoding(bytesOf([0xff, 0xfe, 0x44, 0]))).toEqual({ encoding: 'utf-16le', markBytes: 2 });
  expect(detectEncoding(bytesOf([0xfe, 0xff, 0, 0x44]))).toEqual({ encoding: 'utf-16be', markBytes: 2 });
});

it('[BROKER-FILES-1] finds UTF-16 without a mark by its zeros', () => {
  const text = Buffer.from('Date;Amount\n', 'utf16le');
  expect(detectEncoding(Uint8Array.from(text)).encoding).toBe('utf-16le');
  expect(detectEncoding(Uint8Array.from(text.swap16())).encoding).toBe('utf-16be');
});

it('[BROKER-FILES-1] takes UTF-8 where all bytes are', () => {
  expect(detectEncoding(bytesOf('Gebühr, 5 €, żółw'))).toEqual({ encoding: 'utf-8', markBytes: 0 });
  expect(detectEncoding(bytesOf('Fee'))).toEqual({ encoding: 'utf-8', markBytes: 0 });
});

it.each([
  ['Gebühr', ['Geb', [0xfc], 'hr'], 'windows-1252'],
  ['Relevé', ['Relev', [0xe9]], 'windows-1252'],
  ['a price in €', ['5 ', [0x80]], 'windows-1252'],
  ['a price in £', ['5', [0xa3], ' '], 'windows-1252'],
  ['spożywczy', ['spo', [0xbf], 'ywczy'], 'windows-1250'],
  ['główne', ['g', [0xb3, 0xf3], 'wne'], 'windows-1250'],
  ['poplašek', ['popla', [0x9a], 'ek'], 'windows-1250'],
])('[BROKER-FILES-1] reads %s in a single-byte encoding', (_, parts, encoding) => {
  expect(detectEncoding(bytesOf(...(parts as (string | number[])[]))).encoding).toBe(encoding);
});

it('[BROKER-FILES-1] agrees with a decoder on what is UTF-8', () => {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const isDecoded = (bytes: Uint8Array): boolean => {
    try {
      decoder.decode(bytes);
      return true;
    } catch {
      return false;
    }
  };
  const byte = fc.oneof(
    fc.nat(255),
    fc.constantFrom(0x80, 0xbf, 0xc2, 0xe0, 0xa0, 0xed, 0x9f, 0xf0, 0x90, 0xf4),
  );
  fc.assert(
    fc.property(fc.array(byte, { maxLength: 6 }), (bytes) => {
      expect(isUtf8(Uint8Array.from(bytes))).toBe(isDecoded(Uint8Array.from(bytes)));
    }),
    { numRuns: 2000 },
  );
});
