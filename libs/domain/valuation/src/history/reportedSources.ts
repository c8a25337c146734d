import type { AssumptionSource } from '../default-assumptions/Assumption.js';
import type { Valuation } from '../saved-model/Valuation.js';

/** The filed figures behind a reported input of the model in one of its own periods: 0 is the newest fiscal year. */
export function reportedSources(
  { history, method }: Pick<Valuation, 'history' | 'method'>,
  input: string,
  modelPeriod: number,
): readonly AssumptionSource[] {
  const year = history.find((each) => each.modelPeriod === modelPeriod);
  return year ? method.filedBehind(input, year.period) : [];
}
