import type { PortfolioBody } from '@finance-analyst/documents';
import { withTarget } from '../targets/withTarget.js';

/** A portfolio with the conviction in an instrument; null removes it. */
export function withConviction(body: PortfolioBody, id: string, level: number | null): PortfolioBody {
  const { convictions = [] } = body;
  const isKnown = convictions.some((each) => each.id === id);
  return {
    ...body,
    convictions:
      level === null
        ? convictions.filter((each) => each.id !== id)
        : isKnown
          ? convictions.map((each) => (each.id === id ? { ...each, level } : each))
          : [...convictions, { id, level }],
  };
}

/** A portfolio with other targets for some instruments. */
export const withTargets = (body: PortfolioBody, targets: PortfolioBody['targets']): PortfolioBody =>
  targets.reduce((before, { id, weight }) => withTarget(before, id, weight), body);
