import { useFundamentalsQuery, useParametersQuery, useQuotesQuery } from '@finance-analyst/market-data';
import { newValuationBody, type ModelPreset } from '@finance-analyst/valuation';
import { useMemo } from 'react';
import { messages } from '../messages.js';
import type { ChosenCompany } from './ChosenCompany.js';

/** Loads what a new model of the company needs, and finds the method that fits it. */
export function useChosenCompany(symbol: string | null, preset: ModelPreset): ChosenCompany {
  const asked = symbol ?? '';
  const skip = symbol === null;
  const statements = useFundamentalsQuery({ symbol: asked }, { skip });
  const rates = useParametersQuery(asked, { skip });
  const prices = useQuotesQuery([asked], { skip });
  const fundamentals = statements.currentData?.data;
  const parameters = rates.currentData?.data;
  const answer = prices.currentData?.data;
  const quote = answer?.quotes[0] ?? null;
  const proposal = useMemo(
    () => fundamentals && parameters && newValuationBody({ fundamentals, parameters, quote, preset }),
    [fundamentals, parameters, quote, preset],
  );
  if (skip) return { kind: 'none' };
  if (!fundamentals || !parameters || !proposal) {
    const failure = statements.error ?? rates.error;
    if (!failure) return { kind: 'loading', symbol: asked };
    return {
      kind: 'failed',
      symbol: asked,
      reason: failure.message ?? '',
      isRetrying: statements.isFetching || rates.isFetching,
      retry: () => {
        if (statements.error) void statements.refetch();
        if (rates.error) void rates.refetch();
      },
    };
  }
  // A model without its price would be another one than the workbench makes.
  if (!answer && !prices.error) return { kind: 'loading', symbol: asked };
  return {
    kind: 'known',
    fundamentals,
    parameters,
    quote,
    whyNoPrice: quote || !answer ? null : (answer.reasons?.[asked] ?? messages.noPrice),
    priceFailure: answer
      ? null
      : {
          reason: prices.error?.message ?? '',
          isRetrying: prices.isFetching,
          retry: () => void prices.refetch(),
        },
    proposal,
    outdatedSince: statements.currentData?.stale ? statements.currentData.fetchedAt : null,
  };
}
