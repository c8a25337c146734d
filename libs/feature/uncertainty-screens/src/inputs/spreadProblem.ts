import type { FigureFormatting } from '@finance-analyst/figures';
import { distributionProblem } from '@finance-analyst/uncertainty';
import type { Valuation } from '@finance-analyst/valuation';
import { messages } from '../messages.js';
import { inputFormat } from './inputFormat.js';
import type { InputSpread } from './InputSetting.js';
import type { OfferedInput } from './OfferedInput.js';
import { kindsFor, spreadDistribution, totalOf, withKind } from './spreadDistribution.js';

type SpreadInput = Pick<OfferedInput, 'first' | 'isSeries' | 'unit' | 'standard'>;

/** Whether a spread makes a distribution of an input: a saved one may not, after its model has changed. */
export const isDistribution = (spread: InputSpread, input: SpreadInput): boolean =>
  kindsFor(input).includes(spread.kind) &&
  distributionProblem(spreadDistribution(spread, input.first).distribution) === null;

/** Why a spread makes no distribution of an input, in a sentence; null if it makes one. */
export function spreadProblem(
  spread: InputSpread,
  input: SpreadInput,
  valuation: Pick<Valuation, 'body' | 'history'>,
  { format }: Pick<FigureFormatting, 'format'>,
): string | null {
  if (isDistribution(spread, input)) return null;
  const figure = (value: number): string => format(value, inputFormat(input.unit, valuation));
  const rate = (value: number): string => format(value, { kind: 'rate', precision: 1 });
  switch (spread.kind) {
    case 'lognormal':
      if (input.isSeries) return messages.lognormalSeries;
      if (input.first <= 0) return messages.lognormalBase(figure(input.first));
      break;
    case 'discrete': {
      const without = spread.outcomes.findIndex(({ probability }) => !(probability > 0));
      if (without >= 0) return messages.noProbability(without + 1);
      const total = totalOf(spread.outcomes);
      return total < 1
        ? messages.probabilitiesShort(rate(total), rate(1 - total))
        : messages.probabilitiesOver(rate(total), rate(total - 1));
    }
    case 'triangular':
    case 'pert':
      if (spread.low < spread.high) return messages.modeOutside(figure(spread.low), figure(spread.high));
      return messages.lowNotBelowHigh;
    case 'uniform':
      return messages.lowNotBelowHigh;
  }
  return messages.noRange;
}

export interface SpreadMend {
  /** It is what was offered, which Reset gives too. */
  readonly isReset: boolean;
  readonly label: string;
  readonly spread: InputSpread;
}

/** The nearest spread that makes a distribution: another kind, probabilities in proportion, or what was offered. */
export function mendOf(spread: InputSpread, input: SpreadInput): SpreadMend {
  const mends: SpreadMend[] = [];
  if (spread.kind === 'lognormal')
    mends.push({ isReset: false, label: messages.useNormal, spread: withKind(spread, 'normal') });
  if (spread.kind === 'discrete') {
    const outcomes = spread.outcomes.filter(({ probability }) => probability > 0);
    const total = totalOf(outcomes);
    const scaled = outcomes.map((each) => ({ ...each, probability: each.probability / total }));
    mends.push({
      isReset: false,
      label: messages.scaleProbabilities,
      spread: { kind: 'discrete', outcomes: scaled },
    });
  }
  return (
    mends.find((mend) => isDistribution(mend.spread, input)) ?? {
      isReset: true,
      label: messages.reset,
      spread: input.standard.spread,
    }
  );
}
