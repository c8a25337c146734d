import type { Evaluator } from '@finance-analyst/model-engine';
import type { AnswerNames } from '../templates/AnswerNames.js';
import type { Valuation } from '../saved-model/Valuation.js';

/** The parts of a change in value per share: what the forecast years add, terminal value, the rest of equity, share count. */
export type ValuePart = 'flows' | 'terminal' | 'bridge' | 'shares';

/** An edit's effect on the value per share, by part; the parts add up to the total. */
export interface ValueMove {
  readonly from: number;
  readonly to: number;
  readonly parts: readonly { readonly part: ValuePart; readonly value: number }[];
}

/** The forecast years and the terminal value, of the day of the value; 0 in a method that does not discount. */
function discountedParts(evaluator: Evaluator, answers: AnswerNames) {
  if (answers.rate === null) return { flows: 0, terminal: 0 };
  const { presentValue, carriedForward } = answers;
  const carry = carriedForward === undefined ? 1 : evaluator.number(carriedForward);
  return {
    flows: evaluator.number(presentValue) * carry,
    terminal: evaluator.number('present_value_of_terminal_value') * carry,
  };
}

/** The line of the shares that equity is divided by. */
const sharesIn = ({ model }: Evaluator): string =>
  model.itemByName.has('diluted_shares') ? 'diluted_shares' : 'shares_outstanding';

/**
 * The change in value per share between two states of a model, split at the new share count into the effects of the
 * forecast years, terminal value and the rest of equity value; the share count is what remains. Null if either
 * value cannot be computed.
 */
export function valueMove(
  before: Pick<Valuation, 'evaluator' | 'method'>,
  after: Pick<Valuation, 'evaluator' | 'method'>,
): ValueMove | null {
  const read = ({ evaluator, method }: Pick<Valuation, 'evaluator' | 'method'>) => {
    const { flows, terminal } = discountedParts(evaluator, method.answers);
    const equity = evaluator.number('equity_value');
    const shares = evaluator.number(sharesIn(evaluator));
    return { flows, terminal, equity, bridge: equity - flows - terminal, shares, perShare: equity / shares };
  };
  const old = read(before);
  const now = read(after);
  if (![old.perShare, now.perShare].every(Number.isFinite)) return null;
  const parts: ValueMove['parts'] = [
    { part: 'flows', value: (now.flows - old.flows) / now.shares },
    { part: 'terminal', value: (now.terminal - old.terminal) / now.shares },
    { part: 'bridge', value: (now.bridge - old.bridge) / now.shares },
    { part: 'shares', value: old.equity / now.shares - old.equity / old.shares },
  ];
  const smallest = Math.abs(now.perShare) * 1e-9;
  return {
    from: old.perShare,
    to: now.perShare,
    parts: parts.filter(({ value }) => Math.abs(value) > smallest),
  };
}
