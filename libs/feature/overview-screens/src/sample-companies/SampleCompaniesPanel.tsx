import { Panel, type PanelState } from '@finance-analyst/components';
import { Figure, useFigureFormat } from '@finance-analyst/figures';
import { sessionOf } from '@finance-analyst/market';
import { workbenchPath } from '@finance-analyst/navigation';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../messages.js';
import type { PricesQuery } from '../quotes/usePrices.js';
import { offeredSamples } from './sampleCompanies.js';
import styles from './SampleCompaniesPanel.module.css';

export interface SampleCompaniesPanelProps {
  readonly query: PricesQuery;
}

/** Sample companies to value first, if the server has them, each with what its valuation shows. */
export function SampleCompaniesPanel({ query }: SampleCompaniesPanelProps): ReactElement {
  const { prices, status, problem, retry, isRetrying } = query;
  const { formatDate } = useFigureFormat();
  const offered = offeredSamples(prices);
  const days = new Set(
    offered.flatMap(({ symbol }) => {
      const quote = prices.quotes.get(symbol);
      return quote ? [sessionOf(quote)] : [];
    }),
  );
  const [day] = days.size === 1 ? days : [];

  const state = ((): PanelState => {
    if (status === 'loading') return { kind: 'loading', label: messages.sampleLoading };
    if (status === 'failed')
      return {
        kind: 'failed',
        title: messages.sampleFailed,
        message: problem ?? '',
        onRetry: retry,
        isRetrying,
      };
    if (problem !== null)
      return {
        kind: 'stale',
        message: messages.pricesStale(problem),
        onRefresh: retry,
        isRefreshing: isRetrying,
      };
    if (offered.length > 0) return { kind: 'ready' };
    return { kind: 'empty', title: messages.noSample, message: messages.noSampleExplained };
  })();

  // As long while loading as afterwards: it may take its own line.
  const note =
    status === 'loading'
      ? messages.sampleNoteLoading
      : day === undefined
        ? messages.sampleNote
        : messages.sampleNoteOf(formatDate(day));

  return (
    <Panel title={messages.sampleCompanies} note={note} sample state={state} minHeight="20.75rem">
      <ul className={styles['companies']}>
        {offered.map(({ symbol, name, lesson }) => {
          const quote = prices.quotes.get(symbol);
          return (
            <li key={symbol} className={styles['company']}>
              <div>
                <Link to={workbenchPath(symbol)} className={styles['name']}>
                  {name}
                </Link>
                <p className={styles['lesson']}>{lesson}</p>
              </div>
              {quote && (
                <Figure
                  value={quote.price}
                  kind="per-share"
                  currency={quote.currency}
                  label={messages.price}
                  isStatic
                />
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
