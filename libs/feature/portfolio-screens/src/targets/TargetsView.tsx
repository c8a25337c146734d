import { saveFile } from '@finance-analyst/charts';
import { Panel, SegmentedControl } from '@finance-analyst/components';
import { obstacleOfPanel, useExportSource } from '@finance-analyst/contributions';
import type { DocumentEditing } from '@finance-analyst/document-editing';
import type { PortfolioBody, PortfolioDocument } from '@finance-analyst/documents';
import type { MarketOfHoldings, OpenLedger } from '@finance-analyst/portfolios';
import type { Holdings } from '@finance-analyst/portfolio';
import { useMemo, useState, type ReactElement } from 'react';
import { ConvictionPanel } from '../conviction/ConvictionPanel.js';
import { messages as convictionMessages } from '../conviction/messages.js';
import { messages as shownMessages } from '../shown/messages.js';
import { targetsFile } from '../shown/targetsFile.js';
import { viewState } from '../screen/viewState.js';
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

const modes = Object.entries(convictionMessages.modes).map(([value, label]) => ({
  value: value as keyof typeof convictionMessages.modes,
  label,
}));

/** The weights that holdings are meant to have, and the orders that lead there. */
export function TargetsView(props: TargetsViewProps): ReactElement {
  const { title, body, holdings, market, ledger } = props;
  const rows = useMemo(
    () => (holdings ? targetRows(holdings, body, market.market) : []),
    [holdings, body, market.market],
  );
  const [mode, setMode] = useState<keyof typeof convictionMessages.modes>('targets');
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
  const choice = (
    <SegmentedControl label={convictionMessages.mode} value={mode} options={modes} onChange={setMode} />
  );
  return (
    <div className={styles['view']}>
      {mode === 'targets' ? (
        <TargetsPanel {...given} choice={choice} />
      ) : (
        <ConvictionPanel
          {...given}
          choice={choice}
          onTaken={() => {
            setMode('targets');
          }}
        />
      )}
      <RulesPanel {...given} />
      <div className={styles['whole']}>
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
