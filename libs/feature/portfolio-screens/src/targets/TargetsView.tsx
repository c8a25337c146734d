import { saveFile } from '@finance-analyst/charts';
import { obstacleOfPanel, useExportSource } from '@finance-analyst/contributions';
import type { DocumentEditing } from '@finance-analyst/document-editing';
import type { PortfolioBody, PortfolioDocument } from '@finance-analyst/documents';
import type { MarketOfHoldings, OpenLedger } from '@finance-analyst/portfolios';
import type { Holdings } from '@finance-analyst/portfolio';
import { useMemo, type ReactElement } from 'react';
import { messages as shownMessages } from '../shown/messages.js';
import { targetsFile } from '../shown/targetsFile.js';
import { viewState } from '../screen/viewState.js';
import { Panel } from '@finance-analyst/components';
import { messages } from './messages.js';
import { OrdersPanel } from './OrdersPanel.js';
import { RulesPanel } from './RulesPanel.js';
import { targetRows } from './targetRows.js';
import styles from './Targets.module.css';
import { TargetsPanel } from './TargetsPanel.js';

export interface TargetsViewProps {
  /** Of the portfolio, for the name of its file. */
  readonly title: string;
  readonly body: PortfolioBody;
  readonly holdings: Holdings | null;
  readonly market: MarketOfHoldings;
  readonly ledger: OpenLedger;
  readonly editing: DocumentEditing<PortfolioDocument>;
  readonly isReadOnly: boolean;
  readonly clock: () => Date;
}

/** The weights that holdings are meant to have, and the orders that lead there. */
export function TargetsView(props: TargetsViewProps): ReactElement {
  const { title, body, holdings, market, ledger } = props;
  const rows = useMemo(
    () => (holdings ? targetRows(holdings, body, market.market) : []),
    [holdings, body, market.market],
  );
  const state =
    viewState(ledger, market) ??
    (rows.length === 0 && (holdings?.cash.length ?? 0) === 0
      ? ({ kind: 'empty', title: messages.noHoldings, message: messages.noHoldingsExplained } as const)
      : null);
  useExportSource(
    {
      title: messages.title,
      scope: shownMessages.targetsOf(rows.length, title),
      isSample: market.shown?.sample === true,
      obstacle: holdings ? obstacleOfPanel(state) : { kind: 'loading' },
      write: () =>
        holdings
          ? {
              ok: true,
              value: targetsFile({ title, rows, holdings, isSample: market.shown?.sample === true }),
            }
          : { ok: false, reason: messages.noHoldings },
    },
    saveFile,
  );
  if (state || !holdings)
    return <Panel title={messages.title} minHeight="12rem" state={state ?? { kind: 'loading' }} />;
  const given = { ...props, rows, holdings };
  return (
    <div className={styles['view']}>
      <TargetsPanel {...given} />
      <div className={styles['side']}>
        <RulesPanel {...given} />
        <OrdersPanel {...given} />
      </div>
    </div>
  );
}

/** What the panels of the view share. */
export type TargetsGiven = Omit<TargetsViewProps, 'holdings'> & {
  readonly holdings: Holdings;
  readonly rows: ReturnType<typeof targetRows>;
};
