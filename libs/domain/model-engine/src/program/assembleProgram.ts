import { operation } from './operation.js';
import { instructionWidth, type Program } from './program.js';
import type { Term } from './term.js';

/** Turns the terms of the computed slots, given in order, into instructions. Inputs have no term. */
export function assembleProgram(
  terms: readonly (Term | undefined)[],
  reads: readonly (readonly number[])[],
  slotOrder: readonly number[],
): Program {
  const slotCount = terms.length;
  const order = slotOrder.filter((slot) => terms[slot] !== undefined);
  const constants = collectConstants(terms);
  const firstRoom = slotCount + constants.size;
  const instructions: number[] = [];
  const instructionStarts: number[] = [];
  let roomCount = 0;

  const place = (term: Term, room: number): number => {
    if (term.kind === 'slot') return term.slot;
    if (term.kind !== 'apply') return slotCount + (constants.get(valueOf(term)) ?? 0);
    emit(term, firstRoom + room, room);
    return firstRoom + room;
  };
  const emit = (term: Term, target: number, room: number): void => {
    roomCount = Math.max(roomCount, room + 1);
    if (term.kind !== 'apply') {
      instructions.push(operation.copy, target, place(term, room), 0, 0);
      return;
    }
    // Nested operands take neighboring slots; the first may share the target's.
    const [a = 0, b = 0, c = 0] = term.operands.map((operand, index) => place(operand, room + index));
    instructions.push(term.operation, target, a, b, c);
  };

  for (const slot of order) {
    instructionStarts.push(instructions.length);
    emit(terms[slot] as Term, slot, 0);
  }
  instructionStarts.push(instructions.length);

  const initialValues = new Float64Array(firstRoom + roomCount + instructionWidth).fill(Number.NaN);
  for (const [value, index] of constants) initialValues[slotCount + index] = value;
  return {
    slotCount,
    initialValues,
    instructions: Int32Array.from(instructions),
    order: Int32Array.from(order),
    instructionStarts: Int32Array.from(instructionStarts),
    ...indexReaders(reads, order),
  };
}

/** What is missing is stored as the figure that is none. */
const valueOf = (term: Term & { kind: 'constant' | 'missing' }): number =>
  term.kind === 'constant' ? term.value : Number.NaN;

function collectConstants(terms: readonly (Term | undefined)[]): ReadonlyMap<number, number> {
  const constants = new Map<number, number>();
  const visit = (term: Term): void => {
    if (term.kind === 'apply') term.operands.forEach(visit);
    else if (term.kind !== 'slot' && !constants.has(valueOf(term)))
      constants.set(valueOf(term), constants.size);
  };
  for (const term of terms) if (term) visit(term);
  return constants;
}

function indexReaders(
  reads: readonly (readonly number[])[],
  order: readonly number[],
): Pick<Program, 'readerStarts' | 'readers'> {
  const readersBySlot: number[][] = reads.map(() => []);
  order.forEach((slot, position) => {
    for (const read of reads[slot] ?? []) readersBySlot[read]?.push(position);
  });
  const readerStarts = new Int32Array(reads.length + 1);
  readersBySlot.forEach((readers, slot) => {
    readerStarts[slot + 1] = (readerStarts[slot] as number) + readers.length;
  });
  return { readerStarts, readers: Int32Array.from(readersBySlot.flat()) };
}
