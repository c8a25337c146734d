import type { PortfolioBody } from '@finance-analyst/documents';

/** Weights of holdings, as fractions of the portfolio. */
export type NewTargets = readonly { readonly id: string; readonly weight: number }[];

/** A portfolio whose holdings have these targets; targets of others stay. */
export function withTargets(body: PortfolioBody, targets: NewTargets): PortfolioBody {
  const weights = new Map(targets.map(({ id, weight }) => [id, Number(weight.toFixed(4))]));
  const before = new Set(body.targets.map(({ id }) => id));
  return {
    ...body,
    targets: [
      ...body.targets.map((target) => ({ ...target, weight: weights.get(target.id) ?? target.weight })),
      ...[...weights].filter(([id]) => !before.has(id)).map(([id, weight]) => ({ id, weight })),
    ],
  };
}
