import type { OtherMethodValue } from '../other-methods/OtherMethod.js';
import { otherMethods, otherMethodWith } from '../other-methods/otherMethods.js';
import type { Valuation } from '../saved-model/Valuation.js';
import { withInputs } from '../saved-model/withInputs.js';
import type { MethodRange } from './methodRanges.js';
import { modelComparables } from './modelComparables.js';
import { modelTransactions } from './modelTransactions.js';
import { isMultiple, multipleDefinitions, type MultipleName } from './MultipleName.js';
import { sharesAtPrice } from './sharesAtPrice.js';

/** The middle value per share of a method of a model; of a saved model without a method. */
export interface MethodMiddle {
  readonly label: string;
  readonly value: number;
  readonly method: Pick<MethodRange, 'method' | 'of'> | null;
}

/** The main reason for a gap, with the value per share of one of the two methods without it. */
export type GapReason =
  /** Residual income if its returns above the cost of equity did not fade after the forecast. */
  | { readonly kind: 'fade'; readonly value: number; readonly answer: OtherMethodValue }
  /** The model without growth. */
  | { readonly kind: 'growth'; readonly value: number; readonly valuation: Valuation }
  /** Earnings power at the margin of the model’s final year. */
  | {
      readonly kind: 'margin';
      readonly value: number;
      readonly own: number;
      readonly final: number;
      readonly answer: OtherMethodValue;
    }
  /** The median of a multiple, and what the multiple is at the other value. */
  | {
      readonly kind: 'multiple';
      readonly value: number;
      readonly method: MultipleName;
      readonly of: MethodRange['of'];
      readonly median: number;
      readonly implied: number;
    };

export interface MethodGap {
  readonly low: MethodMiddle;
  readonly high: MethodMiddle;
  /** Null if no single difference closes at least half of the gap. */
  readonly reason: GapReason | null;
}

/** What leaves more of a gap, on either side of the other value, is not its main reason. */
const largestShareLeft = 0.5;

/**
 * A smaller gap, as a share of the middle between the two values, is none: half a percentage point of the rate, which
 * no one knows better, moves a value by about as much.
 */
const smallestGap = 0.1;

/**
 * The two methods whose middle values are furthest apart, with the main reason that the models give; null if they are less
 * than a tenth of the middle between them apart.
 */
export function methodGap(valuation: Valuation, middles: readonly MethodMiddle[]): MethodGap | null {
  const sorted = middles.toSorted((one, other) => one.value - other.value);
  const [low, high] = [sorted[0], sorted.at(-1)];
  if (!low || !high) return null;
  const middle = (low.value + high.value) / 2;
  if (!(high.value - low.value >= smallestGap * Math.abs(middle)) || high.value === low.value) return null;
  return { low, high, reason: mainReason(valuation, low, high) };
}

const isOfModel = ({ method }: MethodMiddle): boolean =>
  method?.method === 'scenarios' || method?.method === 'sensitivity';

function mainReason(valuation: Valuation, low: MethodMiddle, high: MethodMiddle): GapReason | null {
  const [best] = [...reasonsOf(valuation, low, high), ...reasonsOf(valuation, high, low)]
    .map(({ reason, towards }) => ({ reason, left: Math.abs(reason.value - towards) }))
    .filter(({ left }) => left <= largestShareLeft * (high.value - low.value))
    .toSorted((one, other) => one.left - other.left);
  return best?.reason ?? null;
}

interface Candidate {
  readonly reason: GapReason;
  /** The value that it should come close to. */
  readonly towards: number;
}

/** What sets a method apart from another one. */
function reasonsOf(valuation: Valuation, one: MethodMiddle, other: MethodMiddle): readonly Candidate[] {
  const { method } = one;
  if (method === null) return [];
  if (isMultiple(method.method)) return multipleReason(valuation, method.method, method.of, other.value);
  const found = otherMethods(valuation).find((each) => each.method === method.method);
  if (!found?.answer.ok) return [];
  const towards = other.value;
  const answer = found.answer.value.at.middle;
  if (
    found.method === 'residualIncome' &&
    answer.evaluator.number('residual_income', valuation.body.years) > 0
  )
    return [fadeReason(answer, towards)];
  return found.method === 'earningsPower' && isOfModel(other)
    ? [marginReason(valuation, answer, towards), growthReason(valuation, one.value)]
    : [];
}

function fadeReason(middle: OtherMethodValue, towards: number): Candidate {
  const answer = otherMethodWith(middle, 'persistence', 1, 'Without fading, to compare with another method');
  return { reason: { kind: 'fade', value: answer.value, answer }, towards };
}

function marginReason({ evaluator, body }: Valuation, middle: OtherMethodValue, towards: number): Candidate {
  const final = evaluator.number('operating_margin', body.years);
  const answer = otherMethodWith(
    middle,
    'normal_margin',
    final,
    'Operating margin of the model in its final year',
  );
  const own = middle.evaluator.number('normal_margin');
  return { reason: { kind: 'margin', value: answer.value, own, final, answer }, towards };
}

function growthReason(valuation: Valuation, towards: number): Candidate {
  const flat = withInputs(valuation, { revenue_growth: 0, terminal_growth: 0 }, 'Without growth.');
  return {
    reason: { kind: 'growth', value: flat.evaluator.number('value_per_share'), valuation: flat },
    towards,
  };
}

/** What a multiple is at another value per share, which leaves nothing of the gap. */
function multipleReason(
  valuation: Valuation,
  method: MultipleName,
  of: MethodRange['of'],
  value: number,
): readonly Candidate[] {
  const { subject, comparisons } = modelComparables(valuation);
  const { statistics } = (of === 'transactions' ? modelTransactions(valuation).comparisons : comparisons)[
    method
  ];
  if (!subject.ok || !statistics.ok) return [];
  const { bridge, metrics } = subject.value;
  const definition = multipleDefinitions[method];
  const { figure } = metrics[definition.metric];
  if (!bridge.ok || !figure.ok) return [];
  const equity = value * sharesAtPrice(bridge.value, value);
  const implied = (equity + (definition.of === 'enterprise' ? bridge.value.netClaims : 0)) / figure.value;
  return [
    {
      reason: { kind: 'multiple', value, method, of, median: statistics.value.median, implied },
      towards: value,
    },
  ];
}
