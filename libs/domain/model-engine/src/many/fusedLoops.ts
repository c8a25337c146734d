import { operation } from '../program/operation.js';
import { kernel } from './kernel.js';
import type { BatchStep } from './planBatch.js';
import { batchStep } from './valueGraph.js';

/**
 * What a step computes, operands before operators: the rows t, a, b and c, the number n, m for the smaller and M for the larger
 * of two. Each operator rounds, as in blockLoops.ts. The smaller and larger of two, of which neither is infinite or −0, are a
 * where one is not a number, and b − b makes it so where that is b.
 */
const formulas: ReadonlyMap<number, string> = new Map<number, string>([
  [operation.add, 'ab+'],
  [operation.subtract, 'ab-'],
  [operation.multiply, 'ab*'],
  [operation.divide, 'ab/'],
  [operation.minimum, 'abmbb-+'],
  [operation.maximum, 'abMbb-+'],
  [kernel.addNumber, 'an+'],
  [kernel.subtractFromNumber, 'na-'],
  [kernel.multiplyByNumber, 'an*'],
  [kernel.divideByNumber, 'an/'],
  [kernel.divideNumber, 'na/'],
  [kernel.addMultiple, 'ban*+'],
  [kernel.subtractMultiple, 'ban*-'],
  [kernel.subtractFromMultiple, 'an*b-'],
  [kernel.settle, 'ttt-+'],
  [batchStep.addProduct, 'cab*+'],
  [batchStep.subtractProduct, 'cab*-'],
  [batchStep.subtractFromProduct, 'ab*c-'],
]);

/** Whether a step can share a loop with those before and after it. */
export const isFusible = ({ code }: BatchStep): boolean => formulas.has(code);

/** Whether the steps of a group share a loop. */
export const isFusibleGroup = ([first]: readonly BatchStep[]): boolean =>
  first !== undefined && isFusible(first);

/** Steps in sequence that can share a loop, and those between them that cannot. */
export function fusibleGroups(steps: readonly BatchStep[]): readonly (readonly BatchStep[])[] {
  const groups: BatchStep[][] = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (last && isFusibleGroup(last) === isFusible(step)) last.push(step);
    else groups.push([step]);
  }
  return groups;
}

// Names of the WebAssembly specification, as bytes.
const i32 = 0x7f;
const v128 = 0x7b;
const vector = 0xfd;
const operators: Readonly<Record<string, readonly number[]>> = {
  '+': [vector, 0xf0, 0x01],
  '-': [vector, 0xf1, 0x01],
  '*': [vector, 0xf2, 0x01],
  '/': [vector, 0xf3, 0x01],
  m: [vector, 0xf6, 0x01],
  M: [vector, 0xf7, 0x01],
};
const vectorLoad = [vector, 0x00, 0x04];
const vectorStore = [vector, 0x0b, 0x04];
const vectorConstant = [vector, 0x0c];
const localGet = 0x20;
const localSet = 0x21;
/** The parameter, how many bytes of each row are computed; the position of the loop in bytes; from here on rows. */
const [end, at, firstRow] = [0, 1, 2];
/** The position moves on by a vector; the loop is left at the end. */
const nextVector = [localGet, at, 0x41, 16, 0x6a, 0x22, at, localGet, end, 0x49, 0x0d, 0x00];

/**
 * A WebAssembly module with a function for each group of steps, named by its position: one loop, two lanes at a time, over the
 * first bytes of the rows. Within the loop figures stay in registers; rows are written once.
 */
export function assembleFusedLoops(
  groups: readonly (readonly BatchStep[])[],
  byteOf: (row: number) => number,
): Uint8Array<ArrayBuffer> {
  const bodies = groups.map((steps) => sized(loopBody(steps, byteOf)));
  const exported = groups.map((_, position) => [...text(String(position)), 0x00, ...unsigned(position)]);
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
    ...section(1, [[0x60, 1, i32, 0]]),
    ...section(2, [[...text('env'), ...text('memory'), 0x02, 0x00, 0x01]]),
    ...section(
      3,
      groups.map(() => [0]),
    ),
    ...section(7, exported),
    ...section(10, bodies),
  ]);
}

function loopBody(steps: readonly BatchStep[], byteOf: (row: number) => number): readonly number[] {
  const localOfRow = new Map<number, number>();
  const written = new Set<number>();
  const code: number[] = [];
  const localOf = (row: number): readonly number[] => {
    const local = localOfRow.get(row) ?? firstRow + localOfRow.size;
    localOfRow.set(row, local);
    return unsigned(local);
  };
  const read = (row: number): void => {
    if (!localOfRow.has(row))
      code.push(localGet, at, ...vectorLoad, ...unsigned(byteOf(row)), localSet, ...localOf(row));
    code.push(localGet, ...localOf(row));
  };
  for (const step of steps) {
    for (const symbol of formulas.get(step.code) ?? '') {
      const operator = operators[symbol];
      if (operator) code.push(...operator);
      else if (symbol === 'n') code.push(...vectorConstant, ...bytesOf(step.number), ...bytesOf(step.number));
      else read(symbol === 't' ? step.target : step[symbol as 'a' | 'b' | 'c']);
    }
    code.push(localSet, ...localOf(step.target));
    written.add(step.target);
  }
  for (const row of written)
    code.push(localGet, at, localGet, ...localOf(row), ...vectorStore, ...unsigned(byteOf(row)));
  return [
    ...[2, 1, i32, ...unsigned(localOfRow.size), v128],
    ...[0x03, 0x40, ...code, ...nextVector, 0x0b],
    0x0b,
  ];
}

const section = (id: number, entries: readonly (readonly number[])[]): readonly number[] => [
  id,
  ...sized([...unsigned(entries.length), ...entries.flat()]),
];

const sized = (bytes: readonly number[]): readonly number[] => [...unsigned(bytes.length), ...bytes];

const text = (name: string): readonly number[] => sized([...name].map((letter) => letter.charCodeAt(0)));

/** A whole number in groups of seven bits, the lowest first (LEB128). */
function unsigned(value: number): readonly number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128);
  return [...bytes, rest];
}

function bytesOf(value: number): readonly number[] {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value, true);
  return Array.from({ length: 8 }, (_, byte) => view.getUint8(byte));
}
