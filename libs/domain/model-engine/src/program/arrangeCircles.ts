import type { Iteration } from '../analysis/readIterations.js';
import type { CompiledItem } from '../compiledModel.js';
import { modelLimits } from '../language/limits.js';
import type { ReportError } from '../language/modelError.js';
import { dependencyOrder } from './dependencyOrder.js';
import { reportCycle } from './reportCycle.js';
import { slotOwner } from './slotOwner.js';
import { stronglyConnected } from './stronglyConnected.js';

/** Slots that depend on one another, and the statement that has them iterated. */
export interface ArrangedCircle {
  /** In the order of a round: the named ones count as known. */
  readonly slots: readonly number[];
  /** The slots of the figures that the statement names. */
  readonly named: ReadonlySet<number>;
  /** One, or the copies of one in uses of a sub-model that depend on one another. */
  readonly iterations: readonly Iteration[];
}

export interface Arrangement {
  /** All slots in dependency order; those of a circle follow one another. */
  readonly order: readonly number[];
  /** In the order in which they are computed. */
  readonly circles: readonly ArrangedCircle[];
}

/**
 * Orders slots that depend on one another in circles. A circle in which no figure is named, a name that is in no circle and
 * a circle of two statements are reported.
 */
export function arrangeCircles(
  reads: readonly (readonly number[])[],
  items: readonly CompiledItem[],
  iterations: readonly Iteration[],
  report: ReportError,
): Arrangement {
  const iterationOf = new Map(
    iterations.flatMap((iteration) => iteration.items.map((at) => [items[at], iteration])),
  );
  const circular = new Set<CompiledItem>();
  const order: number[] = [];
  const circles: ArrangedCircle[] = [];
  for (const component of stronglyConnected(reads)) {
    const [first = 0] = component;
    if (component.length === 1 && !reads[first]?.includes(first)) {
      order.push(first);
      continue;
    }
    const members = component.toSorted((a, b) => a - b);
    const found = new Map<number, Iteration>();
    for (const slot of members) {
      const { item } = slotOwner(items, slot);
      circular.add(item);
      const iteration = iterationOf.get(item);
      if (iteration) found.set(slot, iteration);
    }
    const { slots, cycles } = orderRound(members, reads, found);
    for (const cycle of cycles) reportCycle(cycle, items, report);
    order.push(...slots);
    const iterated = [...new Set(found.values())];
    const other = iterated.find(
      ({ statement }) => statement.span.start !== iterated[0]?.statement.span.start,
    );
    if (other) reportDivided(other, report);
    if (iterated.length > 0) circles.push({ slots, named: new Set(found.keys()), iterations: iterated });
  }
  const places = iterations.flatMap(({ statement, items: named }) =>
    named.map((at, position) => ({
      item: items[at] as CompiledItem,
      span: statement.names[position]?.span ?? statement.span,
    })),
  );
  // A name of several figures is needed where any of them is circular.
  const needed = new Set(places.flatMap(({ item, span }) => (circular.has(item) ? span.start : [])));
  for (const { item, span } of places)
    if (!needed.has(span.start))
      report('no-circular-reference', span, `${item.name} is in no circular reference: drop it from iterate`);
  return { order, circles };
}

/** The order of the members of a circle when the named ones are known, and the cycles that remain. */
function orderRound(
  members: readonly number[],
  reads: readonly (readonly number[])[],
  named: ReadonlyMap<number, Iteration>,
): { readonly slots: readonly number[]; readonly cycles: readonly (readonly number[])[] } {
  const positions = new Map(members.map((slot, position) => [slot, position]));
  const readsWithin = members.map((slot) =>
    (reads[slot] ?? []).flatMap((read) => (named.has(read) ? [] : (positions.get(read) ?? []))),
  );
  const { order, cycles } = dependencyOrder(readsWithin, modelLimits.errors);
  const slotsAt = (indexes: readonly number[]): readonly number[] =>
    indexes.map((index) => members[index] as number);
  return { slots: slotsAt(order), cycles: cycles.map(slotsAt) };
}

function reportDivided({ statement }: Iteration, report: ReportError): void {
  report(
    'invalid-iteration',
    statement.span,
    'these figures are in one circular reference with those of another iterate: name them all in one',
  );
}
