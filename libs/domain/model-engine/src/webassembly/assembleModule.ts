import { i32, unsigned, type Bytes } from './instructions.js';

const typeOfFunctions = [0x60, 1, i32, 1, i32];

/**
 * A module that works in the memory `env.memory`, with a function for each body, named by its position, from one whole
 * number to another.
 */
export const assembleModule = (bodies: readonly Bytes[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
    ...section(1, [typeOfFunctions]),
    ...section(2, [[...text('env'), ...text('memory'), 0x02, 0x00, 0x01]]),
    ...section(
      3,
      bodies.map(() => [0]),
    ),
    ...section(
      7,
      bodies.map((_, position) => [...text(String(position)), 0x00, ...unsigned(position)]),
    ),
    ...section(10, bodies.map(sized)),
  ]);

const section = (id: number, entries: readonly Bytes[]): Bytes => [
  id,
  ...sized([...unsigned(entries.length), ...entries.flat()]),
];

const sized = (bytes: Bytes): Bytes => [...unsigned(bytes.length), ...bytes];

const text = (name: string): Bytes => sized([...name].map((letter) => letter.charCodeAt(0)));
