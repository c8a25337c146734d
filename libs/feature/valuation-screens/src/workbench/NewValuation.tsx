import { buttonStyle, FailureNotice, ScreenHeading } from '@finance-analyst/components';
import { isMarketDataError, useFundamentalsQuery, useParametersQuery } from '@finance-analyst/market-data';
import { paths } from '@finance-analyst/navigation';
import { compileUsualModel, measuredBetaOf } from '@finance-analyst/valuation';
import { useDeferredValue, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useLivePrice } from '../price/useLivePrice.js';
import { usePriceOfDay } from '../price/usePriceOfDay.js';
import { StoredModelNotices } from './StoredModelNotices.js';
import type { NewValuationProps } from './NewValuationProps.js';
import { OpenedValuation } from './OpenedValuation.js';
import { staleParts } from './staleParts.js';
import { WorkbenchSkeleton } from './WorkbenchSkeleton.js';
import styles from './Workbench.module.css';
import { messages } from './messages.js';

/** What the server does not have, it does not have at the next attempt either. */
const lasting: ReadonlySet<string> = new Set([
  'unknown-symbol',
  'ambiguous-symbol',
  'no-fundamentals',
  'impossible-dates',
  'provider-not-configured',
]);

/** Fetches a company's filings, price and market parameters and opens a model with its default assumptions. */
export function NewValuation(props: NewValuationProps) {
  const { symbol, knownOn } = props;
  const fundamentals = useFundamentalsQuery({ symbol, ...(knownOn ? { asOf: knownOn } : {}) });
  const parameters = useParametersQuery(symbol);
  const live = usePriceOfDay(symbol, knownOn, useLivePrice(symbol));

  const failure = fundamentals.error ?? parameters.error;
  const isReady = fundamentals.data !== undefined && parameters.data !== undefined;
  // As what comes later, React draws the model in slices and lets the page answer in between.
  const isDrawn = useDeferredValue(isReady && !live.isLoading, false);
  useEffect(() => {
    // While the company is on its way, so that it need not be done with all the rest; in a task of its own, since
    // the screen's other effects run in this one.
    const timer = setTimeout(compileUsualModel);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  // Once there is something to value, a failed refetch removes nothing.
  if (failure && !isReady) {
    const code = isMarketDataError(failure) ? failure.code : '';
    return (
      <div className={styles['screen']}>
        <ScreenHeading>{symbol}</ScreenHeading>
        <FailureNotice
          title={messages.cannotValue(symbol)}
          isRetrying={fundamentals.isFetching || parameters.isFetching}
          onRetry={
            lasting.has(code)
              ? undefined
              : () => {
                  if (fundamentals.error) void fundamentals.refetch();
                  if (parameters.error) void parameters.refetch();
                }
          }
          actions={
            code === 'provider-not-configured' && (
              <Link className={buttonStyle({ variant: 'link' })} to={paths.settings}>
                {messages.seeProviders}
              </Link>
            )
          }
        >
          {failure.message}
        </FailureNotice>
        <StoredModelNotices symbol={symbol} currentId={null} workspace={props.workspace} />
        {lasting.has(code) && props.start}
      </div>
    );
  }
  if (!fundamentals.data || !parameters.data || live.isLoading || !isDrawn)
    return <WorkbenchSkeleton title={symbol} message={messages.readingCompany} />;
  return (
    <OpenedValuation
      {...props}
      fundamentals={fundamentals.data.data}
      parameters={parameters.data.data}
      isBetaAwaited={parameters.data.provisional === true && !measuredBetaOf(parameters.data.data.beta)}
      live={live}
      stale={staleParts(fundamentals.data, parameters.data)}
    />
  );
}
