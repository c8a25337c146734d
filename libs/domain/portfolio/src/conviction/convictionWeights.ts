import type { Result } from '@finance-analyst/foundation';
import { convictionProblem, type ConvictionInstrument, type ConvictionRequest } from './ConvictionRequest.js';

/** A weight by conviction. */
export interface ConvictionWeight {
  readonly instrument: string;
  readonly weight: number;
  /** Its share would be above the largest weight. */
  readonly isCapped: boolean;
}

export interface ConvictionWeights {
  /** In the order of the request. */
  readonly weights: readonly ConvictionWeight[];
  /** What is left of 1, at least `leastCash`. */
  readonly cash: number;
  /** What has a conviction and no upside, and so keeps its weight. */
  readonly leftOut: readonly { readonly instrument: string; readonly reason: string }[];
}

/**
 * Weights in proportion to conviction × upside: wᵢ = min(largest, λ · cᵢ · max(0, uᵢ)), with λ such that the weights add up to what the
 * least cash and the weights that stay leave of 1. If all would be above the largest weight, the rest is cash. What is worth no more than
 * its price has a weight of 0. Instruments without a conviction or an upside keep their weights.
 */
export function convictionWeights(request: ConvictionRequest): Result<ConvictionWeights> {
  const problem = convictionProblem(request);
  if (problem !== null) return { ok: false, reason: problem };
  const { instruments, largestWeight, leastCash } = request;
  const weighed = instruments.flatMap(({ instrument, conviction, upside }) =>
    conviction !== null && upside.ok ? [{ instrument, score: conviction * Math.max(0, upside.value) }] : [],
  );
  const others = instruments.filter(({ conviction, upside }) => conviction === null || !upside.ok);
  const staying = others.reduce((sum, { weight }) => sum + Math.max(0, weight), 0);
  const room = 1 - leastCash - staying;
  if (weighed.length === 0)
    return { ok: false, reason: 'No instrument has both a conviction and an upside.' };
  if (weighed.every(({ score }) => score === 0))
    return { ok: false, reason: 'No instrument with a conviction is worth more than its price.' };
  if (room <= 1e-9)
    return { ok: false, reason: 'Cash and the weights that stay leave no room for other weights.' };
  const weights = shareOut(weighed, room, largestWeight);
  return {
    ok: true,
    value: {
      weights,
      cash: weights.reduce((rest, { weight }) => rest - weight, 1 - staying),
      leftOut: others.flatMap(leftOutBy),
    },
  };
}

interface Scored {
  readonly instrument: string;
  readonly score: number;
}

/** The room in proportion to scores, the largest first, because only shares before it can have been cut off at the largest weight. */
function shareOut(
  scored: readonly Scored[],
  room: number,
  largestWeight: number,
): readonly ConvictionWeight[] {
  const falling = scored.toSorted((a, b) => b.score - a.score);
  const top = falling[0]?.score ?? 1;
  // From the smallest up, so that no score is lost beside larger ones.
  const sums = falling.map(() => 0);
  falling.reduceRight((sum, { score }, at) => (sums[at] = sum + score / top), 0);
  const found = new Map<string, ConvictionWeight>();
  let rest = room;
  falling.forEach(({ instrument, score }, at) => {
    const sum = sums[at] as number;
    const share = sum > 0 ? rest * (score / top / sum) : 0;
    const isCapped = share > largestWeight;
    const weight = isCapped ? largestWeight : share;
    found.set(instrument, { instrument, weight, isCapped });
    rest = Math.max(0, rest - weight);
  });
  return scored.flatMap(({ instrument }) => found.get(instrument) ?? []);
}

const leftOutBy = ({ instrument, conviction, upside }: ConvictionInstrument): ConvictionWeights['leftOut'] =>
  conviction === null || upside.ok ? [] : [{ instrument, reason: upside.reason }];
