import type { Derivation } from './derivation.js';
import type { Evaluator } from './evaluator.js';
import type { FigureRef } from './figure.js';

/** All figures behind one figure, each once, however many others use it. Plain JSON. */
export interface DerivationTree {
  readonly root: FigureRef;
  /** In the order in which they are reached, nearest first; the first is the root. Their operands refer to the others. */
  readonly nodes: readonly Derivation[];
  /** Figures that some node uses and that are left out because of the limits. */
  readonly omitted: readonly FigureRef[];
}

/** How much of a derivation is returned. */
export interface TreeLimits {
  /** Levels below the root; no limit unless given. */
  readonly maxDepth?: number;
  /** Figures in total; 2000 unless given. */
  readonly maxNodes?: number;
}

const defaultMaxNodes = 2000;

/** The derivation of a figure down to the inputs, level by level. Throws like `explain` for a name that is unknown. */
export function derivationTree(
  evaluator: Evaluator,
  name: string,
  period?: number,
  { maxDepth = Number.POSITIVE_INFINITY, maxNodes = defaultMaxNodes }: TreeLimits = {},
): DerivationTree {
  const root = evaluator.explain(name, period);
  const nodes: Derivation[] = [root];
  const reached = new Set([keyOf(root.ref)]);
  const omitted: FigureRef[] = [];
  let level: readonly Derivation[] = nodes.slice();
  for (let depth = 1; level.length > 0; depth += 1) {
    const next: Derivation[] = [];
    for (const { ref } of level.flatMap(({ operands }) => operands)) {
      if (reached.has(keyOf(ref))) continue;
      reached.add(keyOf(ref));
      if (depth > maxDepth || nodes.length + next.length >= maxNodes) omitted.push(ref);
      else next.push(evaluator.explain(ref.name, ref.period));
    }
    nodes.push(...next);
    level = next;
  }
  return { root: root.ref, nodes, omitted };
}

const keyOf = ({ name, period }: FigureRef): string => `${name} ${period ?? ''}`;
