import { Skeleton } from '@finance-analyst/components';
import { describeMoment, Figure, FigureList, useFigureFormat } from '@finance-analyst/figures';
import { selectSavedModels, selectWorkspaceStatus } from '@finance-analyst/workspace';
import type { ReactElement } from 'react';
import { useSelector } from 'react-redux';
import { messages } from '../messages.js';
import { pricesShownOf } from '../quotes/pricesShownOf.js';
import type { PricesQuery } from '../quotes/usePrices.js';
import styles from './HomeHeadline.module.css';

export interface HomeHeadlineProps {
  readonly query: PricesQuery;
  readonly now: Date;
}

const keptWhere = {
  opening: messages.storageOpening,
  device: messages.onDevice,
  memory: messages.inTab,
} as const;

/** What there is and how good it is, in one line: models, prices, and where work is kept. */
export function HomeHeadline({ query, now }: HomeHeadlineProps): ReactElement {
  const formatting = useFigureFormat();
  const { phase, rows, reason } = useSelector(selectSavedModels);
  const { storage } = useSelector(selectWorkspaceStatus);
  const { real, sample } = pricesShownOf(query.prices);
  const shown = real[0] ?? sample;
  const isLoading = !shown && query.status === 'loading';
  const day = (asOf: string) => formatting.formatDate(asOf, 'day');
  const newest = rows[0];
  return (
    <div className={styles['headline']}>
      <h1>{messages.title}</h1>
      <FigureList
        figures={[
          {
            id: 'models',
            label: messages.savedModels,
            isAnswer: true,
            children: (
              <Figure
                value={
                  phase === 'loaded' || rows.length > 0
                    ? rows.length
                    : { ok: false, reason: reason ?? messages.recentModelsLoading }
                }
                kind="count"
                emphasis="answer"
                label={messages.savedModels}
              />
            ),
          },
          {
            id: 'newest',
            label: messages.newest,
            children: newest ? (
              describeMoment(newest.updatedAt, now, formatting)
            ) : (
              <Figure
                value={{ ok: false, reason: messages.noModelYet }}
                kind="date"
                label={messages.newest}
              />
            ),
          },
          {
            id: 'prices',
            label: messages.prices,
            note: query.loadedEarlier
              ? messages.lastLoaded(describeMoment(query.loadedEarlier, now, formatting))
              : undefined,
            // Also while it is not known, so that what is below stays where it is.
            remark: shown
              ? messages.reachTo(day(shown.asOf), real.length > 0 && sample ? day(sample.asOf) : null)
              : isLoading
                ? messages.reachToCome
                : undefined,
            children: shown ? (
              (real.length > 0 ? real : [shown]).map(({ source }) => source).join(', ')
            ) : isLoading ? (
              <Skeleton width="7rem" height="1.75rem" />
            ) : (
              <Figure
                value={{ ok: false, reason: query.problem ?? messages.noSample }}
                kind="date"
                label={messages.prices}
              />
            ),
          },
          {
            id: 'kept',
            label: messages.keptWhere,
            children: keptWhere[storage],
          },
        ]}
      />
    </div>
  );
}
