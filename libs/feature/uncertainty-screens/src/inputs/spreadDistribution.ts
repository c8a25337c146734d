import {
  inverseNormal,
  quantileOf,
  type Distribution,
  type UncertainInput,
} from '@finance-analyst/uncertainty';
import type { InputSpread, SpreadKind } from './InputSetting.js';
import type { OfferedInput } from './OfferedInput.js';

/** The percentiles that a range and the bars of the tornado reach. */
export const lowEnd = 0.1;
export const highEnd = 0.9;

/** The range of a normal distribution with this standard deviation. */
export const rangeOfDeviation = (standardDeviation: number): number =>
  standardDeviation * inverseNormal(highEnd);

/** Probabilities typed as thirds do not add up exactly; the same gap is allowed for the weights of cases. */
const probabilityGap = 0.001;

/** What a spread says of an input with this base: a change of all years, or for a lognormal one the figure itself. */
export function spreadDistribution(
  spread: InputSpread,
  base: number,
): Pick<UncertainInput, 'effect' | 'distribution'> {
  switch (spread.kind) {
    case 'normal':
      return {
        effect: 'shift',
        distribution: { kind: 'normal', mean: 0, standardDeviation: spread.range / inverseNormal(highEnd) },
      };
    case 'lognormal':
      return {
        effect: 'value',
        distribution: {
          kind: 'lognormal',
          median: base,
          spread: Math.log(1 + spread.range / base) / inverseNormal(highEnd),
        },
      };
    case 'discrete':
      return { effect: 'shift', distribution: { kind: 'discrete', outcomes: outcomesOf(spread.outcomes) } };
    default:
      return { effect: 'shift', distribution: spread };
  }
}

export const totalOf = (outcomes: Extract<InputSpread, { kind: 'discrete' }>['outcomes']): number =>
  outcomes.reduce((total, { probability }) => total + probability, 0);

function outcomesOf(
  outcomes: Extract<InputSpread, { kind: 'discrete' }>['outcomes'],
): Extract<Distribution, { kind: 'discrete' }>['outcomes'] {
  const total = totalOf(outcomes);
  const scale = Math.abs(total - 1) <= probabilityGap ? total : 1;
  return outcomes.map(({ change, probability }) => ({ value: change, probability: probability / scale }));
}

/** The change from base that a draw of a spread stands for. */
export const changeOfDraw = (draw: number, { kind }: InputSpread, base: number): number =>
  kind === 'lognormal' ? draw - base : draw;

/** The change from base below which a draw lies with this probability. */
export const changeAt = (spread: InputSpread, base: number, probability: number): number =>
  changeOfDraw(quantileOf(spreadDistribution(spread, base).distribution, probability), spread, base);

/** The kinds that an input can have: a lognormal one has a single figure above zero. */
export const kindsFor = ({
  isSeries,
  first,
}: Pick<OfferedInput, 'isSeries' | 'first'>): readonly SpreadKind[] =>
  isSeries || first <= 0
    ? ['normal', 'triangular', 'pert', 'uniform', 'discrete']
    : ['normal', 'triangular', 'pert', 'uniform', 'lognormal', 'discrete'];

/** The lowest, the most likely and the highest change that a spread names. */
export function marksOf(spread: InputSpread): readonly [number, number, number] {
  switch (spread.kind) {
    case 'normal':
    case 'lognormal':
      return [-spread.range, 0, spread.range];
    case 'uniform':
      return [spread.low, Math.min(Math.max(0, spread.low), spread.high), spread.high];
    case 'discrete': {
      const changes = spread.outcomes.map(({ change }) => change);
      const [likeliest] = spread.outcomes.toSorted((one, other) => other.probability - one.probability);
      return [Math.min(...changes), likeliest?.change ?? 0, Math.max(...changes)];
    }
    default:
      return [spread.low, spread.mode, spread.high];
  }
}

/** The spread as another kind of distribution, with as much of its figures as that kind has. */
export function withKind(spread: InputSpread, kind: SpreadKind): InputSpread {
  if (spread.kind === kind) return spread;
  const [low, mode, high] = marksOf(spread);
  switch (kind) {
    case 'normal':
    case 'lognormal':
      return { kind, range: Math.max(Math.abs(low), Math.abs(high)) };
    case 'uniform':
      return { kind, low, high };
    case 'discrete':
      return {
        kind,
        outcomes: [
          { change: low, probability: 0.3 },
          { change: mode, probability: 0.4 },
          { change: high, probability: 0.3 },
        ],
      };
    default:
      return { kind, low, mode, high };
  }
}
