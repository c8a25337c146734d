import { expect, it } from 'vitest';
import { createRandom } from '../testing/feasibleWeights.js';
import { replayEpisode } from './replayEpisode.js';

const random = createRandom(4);

/** Levels from a first day on, whose returns are so many times those of the factor, with noise. */
function columnsOf(first: number, count: number, beta: number, noise: number) {
  const [days, values, others]: [number[], number[], number[]] = [[], [], []];
  let [level, other] = [100, 100];
  for (let at = 0; at < count; at += 1) {
    const move = 0.02 * (random() - 0.5);
    other *= 1 + move;
    level *= 1 + beta * move + noise * (random() - 0.5);
    days.push(first + at);
    values.push(level);
    others.push(other);
  }
  return { own: { days, values }, factor: { days, values: others } };
}

const { own, factor } = columnsOf(1000, 500, 1.5, 0);
const crash = {
  days: [100, 110, 120, ...factor.days],
  values: [50, 40, 30, ...factor.values],
};

it('[PORTFOLIO-174] takes the own returns of an asset whose levels cover the episode', () => {
  const found = replayEpisode(own, crash, { from: 1100, to: 1200 }, 252);
  const expected = Number(own.values[200]) / Number(own.values[100]) - 1;
  expect(found).toEqual({ kind: 'own', total: expected });
  // The last level before a day without one counts for a week.
  const gap = { days: [0, 100], values: [10, 5] };
  expect(replayEpisode(gap, null, { from: 7, to: 103 }, 252)).toEqual({ kind: 'own', total: -0.5 });
  expect(replayEpisode(gap, null, { from: 8, to: 103 }, 252).kind).toBe('missing');
});

it('[PORTFOLIO-175] takes the return of the factor times beta otherwise, with its t-value and sample', () => {
  const found = replayEpisode(own, crash, { from: 100, to: 110 }, 252);
  expect(found).toMatchObject({ kind: 'factor', observations: 499 });
  if (found.kind !== 'factor') throw new Error('It is not by factor.');
  expect(found.beta).toBeCloseTo(1.5, 9);
  expect(found.total).toBeCloseTo(1.5 * -0.2, 9);
  const noisy = columnsOf(1000, 500, 0.8, 0.02);
  const other = replayEpisode(
    noisy.own,
    { days: [100, 110, ...noisy.factor.days], values: [50, 40, ...noisy.factor.values] },
    { from: 100, to: 110 },
    252,
  );
  if (other.kind !== 'factor') throw new Error('It is not by factor.');
  // Returns and noise are both uniform over 2%, so that the standard error is 1 ÷ √n.
  expect(Math.abs(other.beta - 0.8)).toBeLessThan(4 / Math.sqrt(499));
  expect(Math.abs(other.tValue - other.beta * Math.sqrt(499))).toBeLessThan(3);
  // No loss beyond everything.
  const steep = { days: [100, 110, ...factor.days], values: [50, 10, ...factor.values] };
  expect(replayEpisode(own, steep, { from: 100, to: 110 }, 252)).toMatchObject({ total: -1 });
});

it('[PORTFOLIO-175] says why an episode is not covered', () => {
  expect(replayEpisode(own, null, { from: 100, to: 110 }, 252).kind).toBe('missing');
  expect(replayEpisode(own, factor, { from: 100, to: 110 }, 252).kind).toBe('missing');
  const short = { days: own.days.slice(0, 60), values: own.values.slice(0, 60) };
  expect(replayEpisode(short, crash, { from: 100, to: 110 }, 252)).toMatchObject({
    kind: 'missing',
    reason: expect.stringContaining('59'),
  });
});
