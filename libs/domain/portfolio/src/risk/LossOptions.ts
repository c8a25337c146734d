/** How the distribution of losses is found: from the returns themselves, or from a formula with their moments. */
export type LossMethod = 'historical' | 'normal' | 'cornishFisher';

export interface LossOptions {
  /** The share of outcomes that are better, above 0.5 and below 1: 0.95. */
  readonly level: number;
  /** In periods of the series; 1 if not given. */
  readonly horizon?: number;
  /** Historical if not given. */
  readonly method?: LossMethod;
}

/** Why no loss can be given for a level and a horizon, or null. */
export function lossOptionsProblem({ level, horizon = 1 }: LossOptions): string | null {
  if (!(level > 0.5 && level < 1)) return 'The level must be above 0.5 and below 1.';
  return Number.isInteger(horizon) && horizon > 0
    ? null
    : 'The horizon must be a whole number of periods above zero.';
}
