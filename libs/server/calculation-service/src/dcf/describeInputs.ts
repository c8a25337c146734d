import type { CompanyInput } from '@finance-analyst/contracts';
import { writeReason } from '@finance-analyst/foundation';
import type { Evaluator } from '@finance-analyst/model-engine';
import type { Assumption } from '@finance-analyst/valuation';

/** The inputs of a company's model with the reason of each, the filings behind it or its other source. */
export const describeInputs = ({ model }: Evaluator, assumptions: readonly Assumption[]): CompanyInput[] =>
  assumptions.map(({ input, value, reason, sources, external }) => ({
    name: input,
    label: model.itemByName.get(input)?.label ?? input,
    value: typeof value === 'object' ? [...value] : value,
    reason: writeReason(reason),
    sources: sources.map(({ line, period, periodEnd, currency, figure }) => ({
      line,
      period,
      periodEnd,
      currency,
      value: figure.value,
      source: { ...figure.source },
    })),
    external: external && { ...external },
  }));
