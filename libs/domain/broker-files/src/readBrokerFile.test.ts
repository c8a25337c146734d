import fc from 'fast-check';
import { expect, it } from 'vitest';
import { linesOf } from './testing/linesOf.js';
import { readBytes, readText } from './testing/readText.js';
import { sampleFiles } from './testing/sampleFiles.js';

const inOrder = (lines: readonly number[]): readonly number[] => [...lines].sort((a, b) => a - b);

it('[BROKER-FILES-6] reads a file in the layout that a person chose', () => {
  const [sample] = sampleFiles;
  expect(readText(sample?.text ?? '', { layout: 'none' }).layout).toBeNull();
  expect(readText('Date,Amount\n2024-05-02,1', { layout: 'trade-republic' }).layout?.id).toBe(
    'trade-republic',
  );
});

it('[BROKER-FILES-8] reads an empty file', () => {
  expect(readBytes(new Uint8Array())).toMatchObject({
    layout: null,
    transactions: [],
    refused: [],
    linesRead: 0,
  });
});

it('[BROKER-FILES-8] refuses XML and JSON of no known layout', () => {
  for (const text of ['<a><b/></a>', '{"a": 1}', '<a', '{"a'])
    expect(readText(text).refused[0]?.reason).toBe('The layout of the file is not known.');
});

const mutated = fc
  .tuple(
    fc.constantFrom(...sampleFiles.map(({ text }) => text)),
    fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(255)), { maxLength: 12 }),
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.boolean(),
  )
  .map(([text, changes, cut, isCut]) => {
    const bytes = new TextEncoder().encode(text);
    for (const [place, byte] of changes) bytes[Math.floor(place * (bytes.length - 1))] = byte;
    return isCut ? bytes.subarray(0, Math.floor(cut * bytes.length)) : bytes;
  });

it('[BROKER-FILES-8] throws for no bytes', () => {
  fc.assert(
    fc.property(fc.oneof(mutated, fc.uint8Array({ maxLength: 200 })), (bytes) => {
      expect(() => readBytes(bytes)).not.toThrow();
    }),
    { numRuns: 1000 },
  );
});

it('[BROKER-FILES-8] takes words that every object has as any others', () => {
  for (const { text } of sampleFiles)
    for (const { 0: word, index } of text.matchAll(/[A-Za-z]{3,}/g))
      for (const name of ['constructor', 'toString', '__proto__']) {
        const changed = text.slice(0, index) + name + text.slice(index + word.length);
        expect(() => readText(changed)).not.toThrow();
      }
});

it('[BROKER-FILES-8] reads a file with any number of lines around its table', () => {
  const text = `Date,Name,Amount\n2024-05-02,Acme,5\n${'Note\n'.repeat(200_000)}`;
  expect(readText(text)).toMatchObject({ linesRead: 200_002 });
});

it('[BROKER-FILES-7] accounts for each line of a file once, also of a damaged one', () => {
  fc.assert(
    fc.property(mutated, (bytes) => {
      const file = readBytes(bytes);
      if (file.table) expect(linesOf(file)).toHaveLength(file.linesRead);
    }),
    { numRuns: 500 },
  );
});

it.each(sampleFiles.map(({ name, text }) => [name, text] as const))(
  '[BROKER-FILES-7] accounts for each line of a file of %s',
  (_, text) => {
    const file = readText(text);
    const lines = text.split('\n').flatMap((line, place) => (line.trim() === '' ? [] : [place + 1]));
    if (file.table) expect(inOrder(linesOf(file))).toEqual(lines);
    else expect(linesOf(file)).toHaveLength(file.linesRead);
    expect(file.layout).not.toBeNull();
    expect(file.transactions.length).toBeGreaterThan(0);
  },
);
