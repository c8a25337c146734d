import type { MarketOfHoldings } from '@finance-analyst/portfolios';
import type { PortfolioBody } from '@finance-analyst/documents';
import { Delta, Figure, FigureList, useFigureFormat } from '@finance-analyst/figures';
import type { Result } from '@finance-analyst/foundation';
import type { Holdings, LedgerView } from '@finance-analyst/portfolio';
import type { ReactElement } from 'react';
import { sumOf } from '../holdings/sumOf.js';
import { messages } from '../messages.js';
import { realizedIn } from './realizedIn.js';

/** What the portfolio is worth, and what it gained, in one line of figures. */
export function PortfolioFigures({
  holdings,
  view,
  body: { currency },
  clock,
  market: { market, isLoading },
}: {
  readonly holdings: Holdings | null;
  readonly view: LedgerView | null;
  readonly body: Pick<PortfolioBody, 'currency'>;
  readonly clock: () => Date;
  readonly market: MarketOfHoldings;
}): ReactElement {
  const pending: Result<number> = { ok: false, reason: messages.computing };
  const isPending = holdings === null || view === null || isLoading;
  const valued = isPending ? [] : holdings.holdings.filter(({ value }) => value.ok);
  const sum = (figures: readonly Result<number>[]): Result<number> => (isPending ? pending : sumOf(figures));
  const amount = { kind: 'amount', currency, precision: 2 } as const;
  const { format } = useFigureFormat();
  const inWords = (figure: Result<number>): string =>
    format(figure, { ...amount, unit: 'hidden', sign: 'always' });
  const year = String(clock().getFullYear());
  return (
    <FigureList
      figures={[
        {
          id: 'value',
          label: messages.value,
          isAnswer: true,
          isWide: true,
          children: (
            <Figure
              {...amount}
              emphasis="answer"
              label={messages.value}
              value={isPending ? pending : { ok: true, value: holdings.total }}
            />
          ),
        },
        {
          id: 'day',
          label: messages.dayGain,
          children: (
            <Delta {...amount} label={messages.dayGain} value={sum(valued.map(({ dayGain }) => dayGain))} />
          ),
        },
        {
          id: 'unrealized',
          label: messages.unrealized,
          children: (
            <Delta
              {...amount}
              label={messages.unrealized}
              value={sum(valued.flatMap(({ priceGain, currencyGain }) => [priceGain, currencyGain]))}
            />
          ),
          ...(valued.length > 0 && {
            below: messages.gainParts(
              inWords(sum(valued.map(({ priceGain }) => priceGain))),
              inWords(sum(valued.map(({ currencyGain }) => currencyGain))),
            ),
          }),
        },
        {
          id: 'cash',
          label: messages.cash,
          children: (
            <Figure
              {...amount}
              label={messages.cash}
              value={sum(isPending ? [] : holdings.cash.map(({ value }) => value))}
            />
          ),
        },
        {
          id: 'realized',
          label: messages.realizedThisYear(year),
          children: (
            <Delta
              {...amount}
              label={messages.realizedThisYear(year)}
              value={view ? realizedIn(view.realized, year, market) : pending}
            />
          ),
        },
      ]}
    />
  );
}
