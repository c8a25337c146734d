import type { Arrangement } from './arrangeCircles.js';
import { operation } from './operation.js';
import type { Term } from './term.js';

export interface SharedParts {
  /** By slot its term; those of the shared parts follow those of the items. */
  readonly terms: readonly (Term | undefined)[];
  readonly arrangement: Arrangement;
}

/** Each costs as much as a dozen additions, so that it is not computed again when only what is around it changes. */
const costly: ReadonlySet<number> = new Set([
  operation.power,
  operation.exponential,
  operation.logarithm,
  operation.payment,
]);

/**
 * Gives a slot of its own to every part of a formula that occurs more than once or is costly: it is computed once, before the
 * first slot that reads it, and again only when something it reads changes. A total up to a period thus continues that
 * of the period before. Slots of circles, whose parts change from round to round, stay as they are.
 */
export function shareParts(
  terms: readonly (Term | undefined)[],
  { order, circles }: Arrangement,
): SharedParts {
  const circular = new Set(circles.flatMap(({ slots }) => slots));
  const rootOf = (slot: number): Term | undefined => (circular.has(slot) ? undefined : terms[slot]);
  const { identityOf, useCount } = countUses(order.flatMap((slot) => rootOf(slot) ?? []));
  const allTerms = [...terms];
  const allSlots: number[] = [];
  const slotByIdentity = new Map<number, number>();

  const withSharedOperands = (term: Term): Term =>
    isCompound(term) ? { ...term, operands: term.operands.map(shared) } : term;
  const shared = (part: Term): Term => {
    if (!isCompound(part)) return part;
    const identity = identityOf(part);
    const known = slotByIdentity.get(identity);
    if (known !== undefined) return { kind: 'slot', slot: known, span: part.span };
    const term = withSharedOperands(part);
    if (useCount(identity) < 2 && !costly.has(part.operation)) return term;
    const slot = allTerms.push(term) - 1;
    allSlots.push(slot);
    slotByIdentity.set(identity, slot);
    return { kind: 'slot', slot, span: part.span };
  };

  for (const slot of order) {
    const root = rootOf(slot);
    if (root && isCompound(root)) {
      const identity = identityOf(root);
      const isKnown = slotByIdentity.has(identity);
      allTerms[slot] = isKnown ? shared(root) : withSharedOperands(root);
      if (!isKnown) slotByIdentity.set(identity, slot);
    }
    allSlots.push(slot);
  }
  return { terms: allTerms, arrangement: { order: allSlots, circles } };
}

type Compound = Term & { readonly kind: 'apply' | 'list' };

const isCompound = (term: Term): term is Compound => term.kind === 'apply' || term.kind === 'list';

interface Uses {
  /** The same for parts that compute the same from the same. */
  readonly identityOf: (part: Term) => number;
  /** In how many places a part occurs, counting a part that contains it once. */
  readonly useCount: (identity: number) => number;
}

function countUses(roots: readonly Term[]): Uses {
  const identities = new Map<Term, number>();
  const identityByKey = new Map<string, number>();
  const counts: number[] = [];

  const identityOf = (part: Term): number => {
    const known = identities.get(part);
    if (known !== undefined) return known;
    const operands = isCompound(part) ? part.operands.map(identityOf) : [];
    const key = keyOf(part, operands);
    let identity = identityByKey.get(key);
    if (identity === undefined) {
      identity = counts.push(0) - 1;
      identityByKey.set(key, identity);
      for (const operand of operands) counts[operand] = (counts[operand] as number) + 1;
    }
    identities.set(part, identity);
    return identity;
  };
  for (const root of roots) {
    const identity = identityOf(root);
    counts[identity] = (counts[identity] as number) + 1;
  }
  return { identityOf, useCount: (identity) => counts[identity] as number };
}

function keyOf(part: Term, operands: readonly number[]): string {
  switch (part.kind) {
    case 'slot':
      return `slot ${part.slot}`;
    case 'constant':
      return `constant ${part.value}`;
    case 'missing':
      return 'missing';
    default:
      return `${part.operation} ${operands.join(' ')}`;
  }
}
