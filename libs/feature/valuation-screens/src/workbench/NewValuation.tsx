import { FailureNotice } from '@finance-analyst/components';
import { useFundamentalsQuery, useParametersQuery } from '@finance-analyst/market-data';
import { useLivePrice } from '../price/useLivePrice.js';
import { OpenedValuation } from './OpenedValuation.js';
import { staleParts } from './staleParts.js';
import type { WorkbenchScreenProps } from './WorkbenchScreen.js';
import { WorkbenchSkeleton } from './WorkbenchSkeleton.js';

export interface NewValuationProps extends WorkbenchScreenProps {
  readonly symbol: string;
  /** ISO date: value with what was known then; null for today. */
  readonly knownOn: string | null;
  /** Told the id under which the model is first written down, as a draft or a saved version. */
  readonly onKept: (id: string) => void;
}

/** Fetches a company's filings, price and market parameters and opens a model with its default assumptions. */
export function NewValuation(props: NewValuationProps) {
  const { symbol, knownOn } = props;
  const fundamentals = useFundamentalsQuery({ symbol, ...(knownOn ? { asOf: knownOn } : {}) });
  const parameters = useParametersQuery(symbol);
  const live = useLivePrice(symbol);

  const failure = fundamentals.error ?? parameters.error;
  const isReady = fundamentals.data !== undefined && parameters.data !== undefined;
  // Once there is something to value, a question that is asked again and fails takes nothing away.
  if (failure && !isReady)
    return (
      <>
        <h1>{symbol}</h1>
        <FailureNotice
          title={`${symbol} cannot be valued now`}
          isRetrying={fundamentals.isFetching || parameters.isFetching}
          onRetry={() => {
            if (fundamentals.error) void fundamentals.refetch();
            if (parameters.error) void parameters.refetch();
          }}
        >
          {failure.message}
        </FailureNotice>
      </>
    );
  if (!fundamentals.data || !parameters.data || live.isLoading)
    return <WorkbenchSkeleton title={symbol} message="Reading filings and prices" />;
  return (
    <OpenedValuation
      {...props}
      fundamentals={fundamentals.data.data}
      parameters={parameters.data.data}
      live={live}
      stale={staleParts(fundamentals.data, parameters.data)}
    />
  );
}
