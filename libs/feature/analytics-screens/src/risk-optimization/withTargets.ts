import { isSameValue, type PortfolioBody } from '@finance-analyst/documents';

/** Weights of holdings, as fractions of the portfolio. */
export type NewTargets = readonly { readonly id: string; readonly weight: number }[];

/** A portfolio whose holdings have these targets; targets of others stay. The same object if they are its targets already. */
export function withTargets(body: PortfolioBody, targets: NewTargets): PortfolioBody {
  const weights = new Map(targets.map(({ id, weight }) => [id, Number(weight.toFixed(4))]));
  const before = new Set(body.targets.map(({ id }) => id));
  const after = [
    ...body.targets.map((target) => ({ ...target, weight: weights.get(target.id) ?? target.weight })),
    ...[...weights].filter(([id]) => !before.has(id)).map(([id, weight]) => ({ id, weight })),
  ];
  return isSameValue(body.targets, after) ? body : { ...body, targets: after };
}

/** How many targets have another weight in the later ones. */
export function replacedTargets(before: PortfolioBody['targets'], after: PortfolioBody['targets']): number {
  const weights = new Map(after.map(({ id, weight }) => [id, weight]));
  return before.filter(({ id, weight }) => weights.get(id) !== weight).length;
}
