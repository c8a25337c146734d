import { operation } from '../program/operation.js';
import { assembleModule } from '../webassembly/assembleModule.js';
import {
  bits,
  block,
  branchIf,
  double,
  end,
  get,
  i32,
  load,
  loadTwice,
  loop,
  noResult,
  set,
  store,
  tee,
  unsigned,
  v128,
  vectors,
  whole,
  wholes,
  type Bytes,
} from '../webassembly/instructions.js';
import {
  branchUnlessOrdinary,
  fusedPower,
  largestExponent,
  powerLocals,
  type PowerLocals,
} from './fusedPower.js';
import { kernel } from './kernel.js';
import type { BatchStep } from './planBatch.js';
import { batchStep } from './valueGraph.js';

/**
 * What a step computes, operands before operators: the rows t, a, b and c, the number n, 0, m for the smaller and M for the
 * larger of two. Each operator rounds, as in blockLoops.ts. The smaller and larger of two, of which neither is infinite or −0, are a
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
  // Adding 0 makes 0 of −0.
  [batchStep.column, 'a0+'],
]);

/** Whether a step can share a loop with those before and after it. */
export const isFusible = (step: BatchStep): boolean => formulas.has(step.code) || isFusiblePower(step);

const isFusiblePower = ({ code, number }: BatchStep): boolean =>
  code === batchStep.binaryPower && Math.abs(number) <= largestExponent;

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

const operators: Readonly<Record<string, Bytes>> = {
  '+': vectors.add,
  '-': vectors.subtract,
  '*': vectors.multiply,
  '/': vectors.divide,
  m: vectors.smaller,
  M: vectors.larger,
};
/** The parameter, how many bytes of each row are computed; the position of the loop in bytes; from here on vectors. */
const [byteCount, at, firstVector] = [0, 1, 2];
/** Out of the loop. */
const leave = 1;

/** Where a loop finds what it reads, in bytes. */
export interface FusedMemory {
  readonly byteOf: (row: number) => number;
  /** Numbers are read from memory: as constants of the program they take three instructions each time. */
  readonly byteOfNumber: (value: number) => number;
}

/** Steps that share a loop. */
export interface FusedSteps {
  readonly steps: readonly BatchStep[];
  /** The rows that are needed after the loop. */
  readonly isKept: (row: number) => boolean;
}

/**
 * A WebAssembly module with a function for each group of steps, named by its position: one loop, two lanes at a time, over the
 * first bytes of the rows. Within the loop figures stay in registers; rows that are kept are written once. A function returns
 * how many bytes it has computed: it stops, and writes nothing, at the first lanes with a power that is not ordinary or a figure
 * of a column that is not finite.
 */
export const assembleFusedLoops = (
  groups: readonly FusedSteps[],
  memory: FusedMemory,
): Uint8Array<ArrayBuffer> => assembleModule(groups.map((group) => loopBody(group, memory)));

function loopBody({ steps, isKept }: FusedSteps, { byteOf, byteOfNumber }: FusedMemory): Bytes {
  const push = (value: number): Bytes => loadTwice(byteOfNumber(value));
  const locals = new Map<number | string, number>();
  const localOf = (name: number | string): number => {
    const local = locals.get(name) ?? firstVector + locals.size;
    locals.set(name, local);
    return local;
  };
  const written = new Set<number>();
  const code: number[] = [];
  /** The local of a row, which is read when it is first used. */
  const rowLocal = (row: number): number => {
    if (!locals.has(row)) code.push(...get(at), ...load(byteOf(row)), ...set(localOf(row)));
    return localOf(row);
  };
  const checked = new Set<number>();
  const pushPower = ({ a, b, number }: BatchStep): void => {
    const [head, tail] = [rowLocal(a), rowLocal(b)];
    // If the largest power is ordinary, so are the others: no step here writes logarithms.
    if (!checked.has(a)) code.push(...branchUnlessOrdinary(head, push(largestPower(steps, a)), leave));
    checked.add(a);
    const own = Object.fromEntries(powerLocals.map((name) => [name, localOf(name)])) as PowerLocals;
    code.push(...fusedPower(head, tail, number, own, push));
  };
  let hasColumns = false;
  /** A finite figure less itself is 0, without a bit; of any other it is not a number. */
  const pushCheck = (column: number): void => {
    const collected = hasColumns ? [...get(localOf('rest')), ...bits.or] : [];
    code.push(...get(column), ...get(column), ...vectors.subtract, ...collected, ...set(localOf('rest')));
    hasColumns = true;
  };
  for (const step of steps) {
    if (step.code === batchStep.column) pushCheck(rowLocal(step.a));
    if (isFusiblePower(step)) pushPower(step);
    for (const symbol of formulas.get(step.code) ?? '') {
      const operator = operators[symbol];
      if (operator) code.push(...operator);
      else if (symbol === 'n') code.push(...push(step.number));
      else if (symbol === '0') code.push(...double(0));
      else {
        const local = rowLocal(symbol === 't' ? step.target : step[symbol as 'a' | 'b' | 'c']);
        code.push(...get(local));
      }
    }
    code.push(...set(localOf(step.target)));
    written.add(step.target);
  }
  if (hasColumns) code.push(...get(localOf('rest')), ...bits.isAnySet, ...branchIf(leave));
  for (const row of [...written].filter(isKept))
    code.push(...get(at), ...get(localOf(row)), ...store(byteOf(row)));
  const declared = [2, 1, i32, ...unsigned(locals.size), v128];
  const next = [...get(at), ...whole(16), ...wholes.add, ...tee(at), ...get(byteCount), ...wholes.isLess];
  const body = [...loop, noResult, ...code, ...next, ...branchIf(0), ...end];
  return [...declared, ...block, noResult, ...body, ...end, ...get(at), ...end];
}

/** The largest exponent in size of the powers by one logarithm. */
const largestPower = (steps: readonly BatchStep[], head: number): number =>
  Math.max(
    ...steps.filter((step) => isFusiblePower(step) && step.a === head).map(({ number }) => Math.abs(number)),
  );
