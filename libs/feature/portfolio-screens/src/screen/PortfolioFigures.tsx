import { buttonStyle } from '@finance-analyst/components';
import { type MarketOfHoldings, usePastRates } from '@finance-analyst/portfolios';
import { type PortfolioBody, writeSymbol } from '@finance-analyst/documents';
import { Delta, Figure, FigureList, useFigureFormat } from '@finance-analyst/figures';
import type { Result } from '@finance-analyst/foundation';
import {
  type Holding,
  type Holdings,
  type LedgerInstrument,
  type LedgerView,
  totalValue,
  type WashSalePair,
} from '@finance-analyst/portfolio';
import { useMemo, type ReactElement } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { dayMove } from '../holdings/dayMove.js';
import { gainRate } from '../holdings/gainRate.js';
import { sumOf } from '../holdings/sumOf.js';
import { sumOfNamed } from '../holdings/sumOfNamed.js';
import { useDayRange } from '../holdings/useDayRange.js';
import { messages } from '../messages.js';
import { messages as washMessages } from '../wash-sales/messages.js';
import { washSalesShown } from '../wash-sales/washSalesShown.js';
import { sumOfRealized } from './sumOfRealized.js';
import { withView } from './withView.js';

/** What the portfolio is worth, and what it gained, in one line of figures. */
export function PortfolioFigures({
  holdings,
  view,
  body: { currency, instruments, accounts = [] },
  clock,
  market,
  washSales = null,
}: {
  readonly holdings: Holdings | null;
  /** Null until the ledger is folded; what is held may be known before. */
  readonly view: Pick<LedgerView, 'realized'> | null;
  readonly body: Pick<PortfolioBody, 'currency' | 'instruments'> & Partial<Pick<PortfolioBody, 'accounts'>>;
  readonly clock: () => Date;
  readonly market: MarketOfHoldings;
  /** By sale; null while they are not known. */
  readonly washSales?: ReadonlyMap<string, readonly WashSalePair[]> | null;
}): ReactElement {
  const pending: Result<number> = { ok: false, reason: messages.computing };
  const isPending = holdings === null || market.isLoading;
  const held = isPending ? [] : holdings.holdings;
  const nameOf = (instrument: LedgerInstrument): string => {
    const id = writeSymbol(instrument);
    return instruments.find((one) => one.id === id)?.name ?? id;
  };
  const sum = (figureOf: (holding: Holding) => Result<number>): Result<number> =>
    isPending
      ? pending
      : sumOfNamed(held.map((holding) => ({ name: nameOf(holding.instrument), figure: figureOf(holding) })));
  const overdrawn = isPending
    ? []
    : holdings.cash.flatMap((cash) => {
        const account = accounts.find(({ id }) => id === cash.account);
        return account && Number(cash.amount) < 0 ? [messages.balanceOf(account.name, cash.currency)] : [];
      });
  const priceGain = sum((holding) => holding.priceGain);
  const currencyGain = sum((holding) => holding.currencyGain);
  const unrealized = sumOf([priceGain, currencyGain]);
  const move = dayMove(held);
  const rangeOf = useDayRange();
  const amount = { kind: 'amount', currency, precision: 2 } as const;
  const { format } = useFigureFormat();
  const inWords = (figure: Result<number>): string =>
    format(figure, { ...amount, unit: 'hidden', sign: 'always' });
  const year = String(clock().getFullYear());
  const realized = useMemo(
    () => view && view.realized.filter(({ closed }) => closed.startsWith(year)),
    [view, year],
  );
  // Also of what is no longer held.
  const rateOn = usePastRates(market, realized?.map((gain) => gain.currency) ?? []);
  const washCount = [...(washSales?.values() ?? [])].filter(([first]) => first?.date.startsWith(year)).length;
  const [query] = useSearchParams();
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
              value={isPending ? pending : totalValue(holdings, nameOf)}
            />
          ),
        },
        {
          id: 'day',
          label: messages.dayGain,
          note: rangeOf(move.days),
          remark:
            move.covered > 0 &&
            move.covered < held.length &&
            messages.covers(format(move.covered, { kind: 'count' }), format(held.length, { kind: 'count' })),
          children: <Delta {...amount} label={messages.dayGain} value={isPending ? pending : move.gain} />,
        },
        {
          id: 'unrealized',
          label: messages.unrealized,
          children: <Delta {...amount} label={messages.unrealized} value={unrealized} />,
          remark: held.length > 0 && unrealized.ok && (
            <Figure
              kind="rate"
              sign="always"
              label={messages.gainOnCost}
              value={gainRate(
                unrealized,
                sum((holding) => holding.cost),
                held,
              )}
            />
          ),
          ...(held.length > 0 &&
            priceGain.ok &&
            currencyGain.ok && { below: messages.gainParts(inWords(priceGain), inWords(currencyGain)) }),
        },
        {
          id: 'cash',
          label: messages.cash,
          ...(overdrawn.length > 0 && { below: messages.overdrawnIn(overdrawn) }),
          children: (
            <Figure
              {...amount}
              label={messages.cash}
              value={
                isPending
                  ? pending
                  : sumOfNamed(
                      holdings.cash.map((each) => ({
                        name: messages.inCurrency(each.currency),
                        figure: each.value,
                      })),
                    )
              }
            />
          ),
        },
        {
          id: 'realized',
          label: messages.realizedThisYear(year),
          remark: washCount > 0 && (
            <Link className={buttonStyle({ variant: 'link' })} to={{ search: washQuery(query) }}>
              {washMessages.count(washCount, format(washCount, { kind: 'count' }))}
            </Link>
          ),
          children: (
            <Delta
              {...amount}
              label={messages.realizedThisYear(year)}
              value={realized ? sumOfRealized(realized, rateOn) : pending}
            />
          ),
        },
      ]}
    />
  );
}

/** The address of the transactions with wash sales only. */
function washQuery(before: URLSearchParams): string {
  const next = withView(before, 'transactions');
  next.set('show', washSalesShown);
  return next.toString();
}
