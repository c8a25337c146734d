import {
  Button,
  buttonStyle,
  Notice,
  Panel,
  type PanelState,
  ScreenHeading,
} from '@finance-analyst/components';
import { describeMoment, useFigureFormat } from '@finance-analyst/figures';
import { analyticsPath, portfolioPath } from '@finance-analyst/navigation';
import { openedPortfolios, useStoredLedgers } from '@finance-analyst/portfolios';
import { selectSavedPortfolios } from '@finance-analyst/workspace';
import { useMemo, type ReactElement } from 'react';
import { useSelector } from 'react-redux';
import { Link, Navigate } from 'react-router-dom';
import { messages } from '../messages.js';
import styles from './Analytics.module.css';
import type { AnalyticsScreenProps } from './AnalyticsScreen.js';
import { ChoosePortfolioRow } from './ChoosePortfolioRow.js';

const none = [] as const;

/** The saved portfolios to choose from, the one opened last first; the only one opens at once. */
export function ChoosePortfolio({
  workspace,
  clock,
  loadLedgerWorkers,
  title = messages.title,
  explained = messages.chooseExplained,
  pathOf = analyticsPath,
}: Pick<AnalyticsScreenProps, 'workspace' | 'clock' | 'loadLedgerWorkers'> & {
  readonly title?: string;
  /** What the screen shows of the portfolio that is chosen. */
  readonly explained?: string;
  readonly pathOf?: (id: string) => string;
}): ReactElement {
  const { phase, rows, reason } = useSelector(selectSavedPortfolios);
  const portfolios = useMemo(() => openedPortfolios.lastFirst(workspace, rows), [workspace, rows]);
  const isChoice = portfolios.length > 1;
  const ledgers = useStoredLedgers(
    workspace,
    isChoice ? portfolios : none,
    loadLedgerWorkers,
    undefined,
    clock,
  );
  const failed = portfolios.map(({ id }) => ledgers.of(id)).find((ledger) => ledger.kind === 'failed');
  const formatting = useFigureFormat();
  const now = clock();
  const [first, second] = portfolios;
  if (first && !second && phase === 'loaded') return <Navigate replace to={pathOf(first.id)} />;
  const state = ((): PanelState => {
    if (portfolios.length > 0)
      return phase === 'failed' ? { kind: 'stale', message: reason ?? '' } : { kind: 'ready' };
    if (phase === 'waiting') return { kind: 'loading', label: messages.loadingPortfolios };
    if (phase === 'failed')
      return { kind: 'failed', title: messages.portfoliosFailed, message: reason ?? '' };
    return {
      kind: 'empty',
      title: messages.noPortfolios,
      message: messages.noPortfoliosExplained,
      action: (
        <Link className={buttonStyle({ variant: 'primary' })} to={portfolioPath()}>
          {messages.toPortfolio}
        </Link>
      ),
    };
  })();
  return (
    <div className={styles['screen']}>
      <ScreenHeading>{title}</ScreenHeading>
      {portfolios.length > 0 && <p className={styles['quiet']}>{explained}</p>}
      <Panel
        title={portfolios.length > 0 ? messages.choose : messages.portfolios}
        state={state}
        minHeight="10rem"
      >
        {failed && (
          <Notice
            tone="warning"
            title={messages.valuesFailed}
            action={
              <Button variant="link" onPress={ledgers.retry}>
                {messages.tryAgain}
              </Button>
            }
          >
            {failed.reason}
          </Notice>
        )}
        <ul className={styles['list']}>
          {portfolios.map((row) => (
            <ChoosePortfolioRow
              key={row.id}
              row={row}
              ledger={ledgers.of(row.id)}
              saved={messages.savedOn(describeMoment(row.updatedAt, now, formatting))}
              to={pathOf(row.id)}
            />
          ))}
        </ul>
      </Panel>
    </div>
  );
}
