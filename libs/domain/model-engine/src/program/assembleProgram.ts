import type { Iteration } from '../analysis/readIterations.js';
import type { CompiledItem } from '../compiledModel.js';
import { labelInSentence } from '../evaluation/labelInSentence.js';
import type { ArrangedCircle, Arrangement } from './arrangeCircles.js';
import { operation } from './operation.js';
import { slotOwner } from './slotOwner.js';
import { instructionWidth, type Circle, type Program } from './program.js';
import type { Term } from './term.js';

/** Turns the terms of the computed slots, given in order, into instructions. Inputs have no term. */
export function assembleProgram(
  terms: readonly (Term | undefined)[],
  reads: readonly (readonly number[])[],
  { order: slotOrder, circles: arranged }: Arrangement,
  items: readonly CompiledItem[],
): Program {
  const slotCount = terms.length;
  const order = slotOrder.filter((slot) => terms[slot] !== undefined);
  const constants = collectConstants(terms);
  const circleAt = new Map(arranged.map((circle) => [circle.slots[0], circle]));
  const firstPrevious = slotCount + constants.size;
  const firstRoom = firstPrevious + arranged.reduce((total, { slots }) => total + slots.length, 0);
  const instructions: number[] = [];
  const instructionStarts: number[] = [];
  const circles: Circle[] = [];
  /** Within a circle: where its named slots are read, which is the round before. */
  const previousOf = new Map<number, number>();
  let roomCount = 0;

  const place = (term: Term, room: number): number => {
    if (term.kind === 'slot') return previousOf.get(term.slot) ?? term.slot;
    if (term.kind !== 'apply' && term.kind !== 'list') return slotCount + (constants.get(valueOf(term)) ?? 0);
    emit(term, firstRoom + room, room);
    return firstRoom + room;
  };
  const emit = (term: Term, target: number, room: number): void => {
    roomCount = Math.max(roomCount, room + 1);
    if (term.kind !== 'apply' && term.kind !== 'list') {
      instructions.push(operation.copy, target, place(term, room), 0, 0);
      return;
    }
    if (term.kind === 'list') {
      // All operands in a row.
      term.operands.forEach((operand, index) => {
        emit(operand, firstRoom + room + index, room + index);
      });
      instructions.push(term.operation, target, firstRoom + room, term.operands.length, 0);
      return;
    }
    // Nested operands take neighboring slots; the first may share the target's.
    const [a = 0, b = 0, c = 0] = term.operands.map((operand, index) => place(operand, room + index));
    instructions.push(term.operation, target, a, b, c);
  };

  const emitSlot = (slot: number): void => {
    instructionStarts.push(instructions.length);
    emit(terms[slot] as Term, slot, 0);
  };
  let nextPrevious = firstPrevious;
  const emitCircle = (circle: ArrangedCircle, firstPosition: number): void => {
    const start = instructions.length;
    circle.slots.forEach((slot, index) => {
      if (circle.named.has(slot)) previousOf.set(slot, nextPrevious + index);
    });
    circle.slots.forEach(emitSlot);
    previousOf.clear();
    circles.push({
      ...describeCircle(circle, items),
      start,
      end: instructions.length,
      firstPosition,
      firstPrevious: nextPrevious,
    });
    nextPrevious += circle.slots.length;
  };
  for (let position = 0; position < order.length; position = instructionStarts.length) {
    const slot = order[position] as number;
    const circle = circleAt.get(slot);
    if (circle) emitCircle(circle, position);
    else emitSlot(slot);
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
    circles,
  };
}

function describeCircle(
  { slots, named, iterations }: ArrangedCircle,
  items: readonly CompiledItem[],
): Pick<Circle, 'label' | 'tolerance' | 'rounds' | 'slots' | 'named'> {
  const [{ statement }] = iterations as readonly [Iteration, ...Iteration[]];
  const owners = new Set([...named].map((slot) => slotOwner(items, slot).item));
  const labels = iterations.flatMap((iteration) => {
    if (iteration.statement.label !== undefined) return [iteration.statement.label];
    const figures = iteration.items.map((at) => items[at] as CompiledItem);
    return figures.filter((item) => owners.has(item)).map(({ label }) => label);
  });
  return {
    label: labels.map((label, index) => (index === 0 ? label : labelInSentence(label))).join(', '),
    tolerance: statement.tolerance,
    rounds: statement.rounds,
    slots: Int32Array.from(slots),
    named: Uint8Array.from(slots, (slot) => (named.has(slot) ? 1 : 0)),
  };
}

/** What is missing is stored as the figure that is none. */
const valueOf = (term: Term & { kind: 'constant' | 'missing' }): number =>
  term.kind === 'constant' ? term.value : Number.NaN;

function collectConstants(terms: readonly (Term | undefined)[]): ReadonlyMap<number, number> {
  const constants = new Map<number, number>();
  const visit = (term: Term): void => {
    if (term.kind === 'apply' || term.kind === 'list') term.operands.forEach(visit);
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
