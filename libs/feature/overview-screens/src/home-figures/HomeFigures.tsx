import { Skeleton } from '@finance-analyst/components';
import { describeMoment, Figure, FigureList, useFigureFormat } from '@finance-analyst/figures';
import { selectSavedModels, selectWorkspaceStatus } from '@finance-analyst/workspace';
import type { ReactElement } from 'react';
import { useSelector } from 'react-redux';
import { messages } from './messages.js';
import { pricesShownOf } from '../quotes/pricesShownOf.js';
import type { PricesQuery } from '../quotes/usePrices.js';

export interface HomeFiguresProps {
  readonly query: PricesQuery;
  readonly now: Date;
}

const keptWhere = {
  opening: messages.storageOpening,
  device: messages.onDevice,
  memory: messages.inTab,
} as const;

/** Models, prices and storage in one line, once there is a model. */
export function HomeFigures({ query, now }: HomeFiguresProps): ReactElement {
  const formatting = useFigureFormat();
  const { rows } = useSelector(selectSavedModels);
  const { storage } = useSelector(selectWorkspaceStatus);
  const { real, sample } = pricesShownOf(query.prices);
  const shown = real[0] ?? sample;
  const isLoading = !shown && query.status === 'loading';
  const day = (asOf: string) => formatting.formatDate(asOf, 'day');
  const newest = rows[0];
  return (
    <FigureList
      figures={[
        {
          id: 'models',
          label: messages.savedModels,
          isAnswer: true,
          children: (
            <Figure value={rows.length} kind="count" emphasis="answer" label={messages.savedModels} />
          ),
        },
        {
          id: 'newest',
          label: messages.newest,
          children: newest && describeMoment(newest.updatedAt, now, formatting),
        },
        {
          id: 'prices',
          label: messages.prices,
          note: query.loadedEarlier
            ? messages.lastLoaded(describeMoment(query.loadedEarlier, now, formatting))
            : undefined,
          // Rendered while unknown too, so that nothing below shifts.
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
  );
}
