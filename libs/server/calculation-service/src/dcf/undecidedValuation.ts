import type { ErrorDetail } from '@finance-analyst/contracts';
import { writeReason } from '@finance-analyst/foundation';
import { impliedMatureMargin, type CompanyDefaults } from '@finance-analyst/valuation';

/** Why a company gets no value by default: the inputs that are open and, with a price, what it implies. */
export function undecidedValuation(
  name: string,
  defaults: CompanyDefaults,
  currency: string,
  /** In that currency. */
  price: number | null,
): { readonly reason: string; readonly problems: readonly ErrorDetail[] } {
  const open = defaults.questions.filter(({ isNeeded }) => isNeeded);
  const implied = price === null ? null : impliedMatureMargin(defaults, price);
  const answer =
    implied === null || !implied.ok
      ? []
      : [
          `The price of ${String(price)} ${currency} implies an operating margin of ${(implied.value * 100).toFixed(1)}% in year ${String(defaults.years)}.`,
        ];
  return {
    reason: [`${name} has no value by default: an input has to be decided first.`, ...answer].join(' '),
    problems: open.map(({ input, text }) => ({ path: input, message: writeReason(text) })),
  };
}
