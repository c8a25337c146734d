import {
  Button,
  buttonStyle,
  Notice,
  Panel,
  type PanelState,
  ScreenHeading,
} from '@finance-analyst/components';
import { saveFile } from '@finance-analyst/charts';
import { type ScreenProps, useExportSource } from '@finance-analyst/contributions';
import { describeMoment, useFigureFormat } from '@finance-analyst/figures';
import { portfolioPath } from '@finance-analyst/navigation';
import { localDay, storePortfolio, useStoredLedgers } from '@finance-analyst/portfolios';
import { selectSavedPortfolios } from '@finance-analyst/workspace';
import { useState, type ReactElement } from 'react';
import { useSelector } from 'react-redux';
import { Link, useNavigate } from 'react-router-dom';
import { allPortfoliosPath } from '../combined/combinedAddress.js';
import { messages } from '../messages.js';
import type { PortfolioDependencies } from '../PortfolioDependencies.js';
import styles from '../screen/Portfolio.module.css';
import { untakenTitle } from '../sample/untakenTitle.js';
import { messages as shownMessages } from '../shown/messages.js';
import { NewPortfolioDialog } from './NewPortfolioDialog.js';
import { PortfolioListRow } from './PortfolioListRow.js';
import { useDataShownOfRows } from './useDataShownOfRows.js';
import { useReportedValues } from './useReportedValues.js';

/** The saved portfolios, and the ways to a first one. */
export function ChoosePortfolio(props: PortfolioDependencies & ScreenProps): ReactElement {
  const { workspace, clock, loadLedgerWorkers, importTransactions, onDataShown } = props;
  const { phase, rows: portfolios, reason } = useSelector(selectSavedPortfolios);
  const ledgers = useStoredLedgers(workspace, portfolios, loadLedgerWorkers, undefined, clock);
  const reportRow = useDataShownOfRows(onDataShown);
  const { values, report: reportValue } = useReportedValues();
  const failed =
    portfolios.map(({ id }) => ledgers.of(id)).find((ledger) => ledger.kind === 'failed') ?? null;
  const formatting = useFigureFormat();
  const navigate = useNavigate();
  const [isNaming, setIsNaming] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const now = clock();
  const shown = portfolios.flatMap((row) => {
    const own = values.get(row.id);
    return own ? [{ ...row, ...own }] : [];
  });
  const isSample = shown.some((row) => row.isSample);
  useExportSource(
    portfolios.length === 0
      ? null
      : {
          title: messages.portfolios,
          scope: shownMessages.portfoliosOf(portfolios.length),
          isSample,
          obstacle: shown.length < portfolios.length ? { kind: 'loading' } : null,
          write: async () => {
            const { portfoliosFile } = await import('../views/portfolioViews.js');
            return { ok: true, value: portfoliosFile({ portfolios: shown, today: localDay(now), isSample }) };
          },
        },
    saveFile,
  );
  const openSample = async (): Promise<void> => {
    setIsBusy(true);
    setProblem(null);
    const sample = await import('../sample/samplePortfolio.js').catch(() => null);
    const stored = sample
      ? await storePortfolio(
          props,
          untakenTitle(
            messages.sampleTitle,
            portfolios.map(({ title }) => title),
          ),
          sample.samplePortfolio(),
        )
      : { ok: false as const, reason: messages.sampleNotLoaded };
    setIsBusy(false);
    if (stored.ok) void navigate(portfolioPath(stored.value));
    else setProblem(stored.reason);
  };
  const ways = (
    <span className={styles['actions']}>
      <Button variant="primary" onPress={importTransactions}>
        {messages.importTransactions}
      </Button>
      <Button
        onPress={() => {
          setIsNaming(true);
        }}
      >
        {messages.newPortfolio}
      </Button>
      <Button isBusy={isBusy} onPress={() => void openSample()}>
        {messages.openSample}
      </Button>
    </span>
  );
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
      action: ways,
    };
  })();
  return (
    <div className={styles['screen']}>
      <div className={styles['header']}>
        <ScreenHeading>{messages.title}</ScreenHeading>
        {portfolios.length > 0 && ways}
      </div>
      {problem !== null && (
        <Notice tone="error" announce="assertive" title={messages.notCreated}>
          {problem}
        </Notice>
      )}
      <Panel
        title={messages.portfolios}
        state={state}
        minHeight="10rem"
        actions={
          portfolios.length > 1 && (
            <Link className={buttonStyle({ variant: 'link' })} to={allPortfoliosPath}>
              {messages.allTogether}
            </Link>
          )
        }
      >
        {failed !== null && (
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
            <PortfolioListRow
              key={row.id}
              row={row}
              onDataShown={reportRow}
              onValue={reportValue}
              ledger={ledgers.of(row.id)}
              saved={messages.savedOn(describeMoment(row.updatedAt, now, formatting))}
            />
          ))}
        </ul>
      </Panel>
      {isNaming && (
        <NewPortfolioDialog
          {...props}
          onClose={() => {
            setIsNaming(false);
          }}
        />
      )}
    </div>
  );
}
