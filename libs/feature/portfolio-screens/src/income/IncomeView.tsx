import { ColumnChart, saveFile } from '@finance-analyst/charts';
import { Notice, Panel, type PanelState } from '@finance-analyst/components';
import { obstacleOfPanel, useExportSource } from '@finance-analyst/contributions';
import type { DocumentEditing } from '@finance-analyst/document-editing';
import type { PortfolioBody, PortfolioDocument } from '@finance-analyst/documents';
import { useFigureFormat } from '@finance-analyst/figures';
import type { Holdings, IncomeCalendar } from '@finance-analyst/portfolio';
import {
  localDay,
  useDividends,
  type LedgerWorkers,
  type MarketOfHoldings,
  type OpenLedger,
} from '@finance-analyst/portfolios';
import { useMemo, type ReactElement } from 'react';
import { incomeFile } from '../shown/incomeFile.js';
import { messages as shownMessages } from '../shown/messages.js';
import { viewState } from '../screen/viewState.js';
import styles from '../targets/Targets.module.css';
import { IncomeFigures } from './IncomeFigures.js';
import { daysAround, incomeOf } from './incomeOf.js';
import { IncomeTable } from './IncomeTable.js';
import { messages } from './messages.js';
import { monthLabel } from './monthLabel.js';
import { payingHoldings } from './payingHoldings.js';

export interface IncomeViewProps {
  /** Of the portfolio. */
  readonly id: string;
  readonly title: string;
  readonly body: PortfolioBody;
  readonly holdings: Holdings | null;
  readonly market: MarketOfHoldings;
  readonly ledger: OpenLedger;
  readonly editing: DocumentEditing<PortfolioDocument>;
  readonly isReadOnly: boolean;
  readonly clock: () => Date;
  readonly loadLedgerWorkers: () => Promise<LedgerWorkers>;
}

/** The dividends that are expected in the next twelve months, what is known of them apart from what is estimated. */
export function IncomeView(props: IncomeViewProps): ReactElement {
  const { id, title, body, holdings, market, ledger, clock, loadLedgerWorkers } = props;
  const today = localDay(clock());
  const days = useMemo(() => daysAround(today), [today]);
  const { dividends, problem } = useDividends(id, ledger, days, loadLedgerWorkers);
  const { dividendGrowth: growth = 0 } = body;
  const calendar = useMemo(
    () =>
      holdings && dividends
        ? incomeOf({ today, holdings, names: body, dividends, growth, rateOf: market.market.rateOf })
        : null,
    [today, holdings, body, dividends, growth, market.market],
  );
  const state = ((): PanelState | null => {
    const waiting = viewState(ledger, market);
    if (waiting) return waiting;
    if (problem !== null)
      return { kind: 'failed', title: messages.failed, message: problem, onRetry: ledger.retry };
    if (!holdings || !dividends || !calendar) return { kind: 'loading' };
    if (!calendar.ok) return { kind: 'failed', title: messages.notEstimated, message: calendar.reason };
    return dividends.dividends.length === 0
      ? { kind: 'empty', title: messages.noDividends, message: messages.noDividendsExplained }
      : null;
  })();
  const isSample = market.shown?.sample === true;
  useExportSource(
    {
      title: messages.title,
      scope: shownMessages.incomeOf(calendar?.ok ? payingHoldings(calendar.value).length : 0, title),
      isSample,
      obstacle: obstacleOfPanel(state),
      write: () =>
        calendar?.ok
          ? { ok: true, value: incomeFile({ title, today, body, calendar: calendar.value, isSample }) }
          : { ok: false, reason: calendar?.reason ?? messages.noDividends },
    },
    saveFile,
  );
  if (state || !holdings || !dividends || !calendar?.ok)
    return <Panel title={messages.title} minHeight="12rem" state={state ?? { kind: 'loading' }} />;
  const given = { ...props, holdings, calendar: calendar.value, today };
  const { withoutRate } = calendar.value;
  return (
    <div className={styles['side']}>
      {withoutRate.length > 0 && (
        <Notice tone="warning">{messages.withoutRate(withoutRate.join(', '))}</Notice>
      )}
      {dividends.withoutShares.length > 0 && (
        <Notice tone="warning">
          {messages.withoutShares(dividends.withoutShares.map(({ symbol }) => symbol).join(', '))}
        </Notice>
      )}
      <IncomeFigures {...given} />
      <IncomeByMonth calendar={calendar.value} currency={body.currency} />
      <IncomeTable {...given} />
    </div>
  );
}

/** What the parts of the view share. */
export type IncomeGiven = Omit<IncomeViewProps, 'holdings'> & {
  readonly holdings: Holdings;
  readonly calendar: IncomeCalendar;
  readonly today: string;
};

function IncomeByMonth({
  calendar: { months, total },
  currency,
}: Pick<IncomeGiven, 'calendar'> & { readonly currency: string }): ReactElement {
  const { format, locale } = useFigureFormat();
  const money = { kind: 'amount', currency, precision: 0 } as const;
  const paying = months.filter(({ amount }) => amount !== 0).length;
  return (
    <ColumnChart
      title={messages.byMonth}
      note={currency}
      summary={messages.byMonthSummary(format(total, money), paying)}
      columns={months.map((month) => ({
        id: month.first,
        label: monthLabel(month, locale, 'months'),
        value: { ok: true, value: month.amount },
        part: 'forecast',
      }))}
      format={money}
    />
  );
}
