import { createSampler, methodVersion, type Distribution, type Sampling } from '@finance-analyst/uncertainty';
import { medianCpuTime } from './medianCpuTime.ts';

const paths = 1_000_000;
const blockLength = 1000;
const limit = 1000;
const normal: Distribution = { kind: 'normal', mean: 0.05, standardDeviation: 0.02 };
const mixed: readonly Distribution[] = [
  normal,
  normal,
  normal,
  { kind: 'lognormal', median: 10, spread: 0.3 },
  { kind: 'triangular', low: 0, mode: 0.2, high: 1 },
  { kind: 'pert', low: 0, mode: 0.2, high: 1 },
  { kind: 'uniform', low: 0, high: 1 },
  { kind: 'discrete', outcomes: [0.3, 0.7].map((probability, value) => ({ value, probability })) },
];
const plain: Sampling = { kind: 'plain' };
const hypercubes: Sampling = { kind: 'latin-hypercube', designs: 10 };

/** A million draws of eight variables, in processor time of one thread. */
export function benchDraws(): void {
  console.log(`\nA million draws of eight variables; medians of processor time in one run`);
  bench(
    'Normal',
    mixed.map(() => normal),
    plain,
    false,
  );
  bench('Mixed', mixed, plain, false);
  bench('Mixed, correlated', mixed, plain, true);
  bench('Mixed, correlated, Latin hypercubes', mixed, hypercubes, true);
}

function bench(
  what: string,
  distributions: readonly Distribution[],
  sampling: Sampling,
  isCorrelated: boolean,
): void {
  const created = createSampler({
    seed: 1,
    paths,
    methodVersion,
    sampling,
    variables: distributions.map((distribution, at) => ({ name: `x${at}`, effect: 'value', distribution })),
    ...(isCorrelated
      ? { correlations: distributions.map((_, i) => distributions.map((__, j) => (i === j ? 1 : 0.3))) }
      : {}),
  });
  if (!created.ok) throw new Error(created.reason);
  const columns = distributions.map(() => new Float64Array(blockLength));
  const time = medianCpuTime(() => {
    for (let path = 0; path < paths; path += blockLength) created.sampler.draw(path, columns);
  }, 5);
  const perDraw = ((time * 1e6) / paths / distributions.length).toFixed(0);
  const verdict = time < limit ? 'met' : 'MISSED';
  console.log(
    `${what.padEnd(58)}${time.toFixed(1).padStart(9)} ms   ${perDraw} ns a draw; limit ${limit} ms ${verdict}`,
  );
}
