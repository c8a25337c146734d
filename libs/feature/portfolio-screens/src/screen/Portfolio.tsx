import {
  useHoldingMarket,
  useLedger,
  useSummaryStoring,
  useWashSales,
  type OpenPortfolio,
} from '@finance-analyst/portfolios';
import {
  createEntryScope,
  EntryScopeContext,
  Notice,
  OpeningNotices,
  Panel,
} from '@finance-analyst/components';
import {
  answerToSave,
  DocumentNotices,
  useDocumentSession,
  useEditingCommands,
} from '@finance-analyst/document-editing';
import { readSymbol } from '@finance-analyst/documents';
import { portfolioPath } from '@finance-analyst/navigation';
import { presentHoldings, valueHoldings } from '@finance-analyst/portfolio';
import { createDocumentSession } from '@finance-analyst/workspace';
import {
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactElement,
} from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { AccountsView } from '../accounts/AccountsView.js';
import { HoldingsView } from '../holdings/HoldingsView.js';
import { messages } from '../messages.js';
import { LazyIncome } from '../income/LazyIncome.js';
import { LazyTargets } from '../targets/LazyTargets.js';
import { LazyTransactions } from '../transactions/LazyTransactions.js';
import { portfolioNoun } from '../portfolioNoun.js';
import { PortfolioDialogs, type PortfolioDialogKind } from './PortfolioDialogs.js';
import { PortfolioFigures } from './PortfolioFigures.js';
import { PortfolioHeader } from './PortfolioHeader.js';
import { LedgerNotices } from './LedgerNotices.js';
import type { PortfolioScreenProps } from './PortfolioScreen.js';
import { washSalesBySale } from '../wash-sales/washSalesBySale.js';
import { PortfolioViews, viewIn } from './PortfolioViews.js';
import styles from './Portfolio.module.css';
import { useVersionWords } from './useVersionWords.js';

const loading = { kind: 'loading', label: messages.loadingView } as const;

/** One open portfolio: what it is worth, and the view of it that the address names. */
export function Portfolio({
  opened,
  workspace,
  clock,
  createId,
  loadLedgerWorkers,
  importTransactions,
  onDataShown,
  onStored,
  onReopen,
}: PortfolioScreenProps & {
  readonly opened: Extract<OpenPortfolio, { kind: 'open' }>;
  readonly onStored: (id: string) => void;
  readonly onReopen: () => void;
}): ReactElement {
  const [entries] = useState(createEntryScope);
  const [dialog, setDialog] = useState<PortfolioDialogKind | null>(null);
  const askToSaveOver = useCallback(() => {
    setDialog('save-over');
  }, []);
  const { editing, saving } = useDocumentSession({
    open: () =>
      createDocumentSession({
        workspace,
        opened: opened.opening,
        isReadOnly: opened.isReadOnly,
        entries,
        nowMs: () => performance.now(),
      }),
    onStored,
    onNewer: askToSaveOver,
  });
  const [deleteProblem, setDeleteProblem] = useState<string | null>(null);
  const isReadOnly = opened.isReadOnly || saving.editing === 'elsewhere';
  useEditingCommands({
    ...editing,
    noun: portfolioNoun,
    save: async () => answerToSave(await saving.save(), workspace, portfolioNoun),
  });
  const { body } = editing;
  const ledger = useLedger(saving.document.id, body, loadLedgerWorkers, clock);
  const document = useMemo(() => ({ ...saving.document, body }), [saving.document, body]);
  useSummaryStoring(document, ledger, { workspace, loadWorkers: loadLedgerWorkers, clock });
  // What it held when it was last folded, until it is again or an edit changes it.
  const { summary, opening } = opened;
  const isUnedited =
    body.rows === opening.document.body.rows && body.accounts === opening.document.body.accounts;
  const before = ledger.view === null && isUnedited ? summary : null;
  const held = before?.view ?? ledger.view;
  const targeted = useMemo(() => body.targets.map(({ id }) => readSymbol(id)), [body.targets]);
  const market = useHoldingMarket(held, body.currency, targeted);
  const { shown } = market;
  useEffect(() => {
    onDataShown(shown);
    return () => {
      onDataShown(null);
    };
  }, [onDataShown, shown]);
  const view = ledger.view;
  const wash = useWashSales(saving.document.id, ledger, loadLedgerWorkers);
  const washSales = useMemo(() => (wash?.ok ? washSalesBySale(wash.value) : null), [wash]);
  const holdings = useMemo(() => (held ? valueHoldings(held, market.market) : null), [held, market.market]);
  const shownHoldings = useMemo(() => holdings && presentHoldings(holdings), [holdings]);
  const deferred = useDeferredValue(holdings);
  const deferredShown = useDeferredValue(shownHoldings);
  const navigate = useNavigate();
  const remove = async (): Promise<void> => {
    const removed = await workspace.remove(saving.document.id);
    if (removed.ok) void navigate(portfolioPath());
    else setDeleteProblem(removed.reason);
  };
  const heading = useRef<HTMLHeadingElement>(null);
  const words = useVersionWords(saving);
  const [query] = useSearchParams();
  const chosen = viewIn(query);
  const given = { body, view, editing, isReadOnly, clock, createId };
  const notices = <LedgerNotices body={body} ledger={ledger} market={market} holdings={holdings} />;
  return (
    <div className={styles['screen']}>
      <PortfolioHeader
        heading={heading}
        editing={editing}
        saving={saving}
        isSample={shown?.sample === true}
        isReadOnly={isReadOnly}
        onImport={importTransactions}
        onOpenDialog={setDialog}
        onDelete={() => void remove()}
      />
      {deleteProblem !== null && (
        <Notice tone="error" announce="assertive" title={messages.deleteFailed}>
          {deleteProblem}
        </Notice>
      )}
      <OpeningNotices note={opened.note} isReadOnly={opened.isReadOnly} draftProblem={opened.draftProblem} />
      <DocumentNotices
        {...words}
        noun={portfolioNoun}
        saving={saving}
        heading={heading}
        isReadOnly={isReadOnly}
        onSaveOver={askToSaveOver}
        onReopen={onReopen}
        linkTo={({ id }, text) => (
          <Link className="lone-link" to={portfolioPath(id)}>
            {text}
          </Link>
        )}
      />
      <PortfolioFigures
        holdings={shownHoldings}
        view={view}
        body={body}
        clock={clock}
        market={market}
        washSales={washSales}
      />
      {chosen !== 'transactions' && notices}
      <PortfolioViews portfolioId={document.id} chosen={chosen} />
      <EntryScopeContext value={entries}>
        {chosen === 'holdings' && (
          <HoldingsView
            id={saving.document.id}
            title={saving.document.title}
            holdings={deferredShown}
            body={body}
            clock={clock}
            market={market}
            ledger={ledger}
            loadLedgerWorkers={loadLedgerWorkers}
            computedAt={before?.computedAt ?? null}
            isReadOnly={isReadOnly}
            onImport={importTransactions}
          />
        )}
        {chosen === 'accounts' && (
          <AccountsView
            {...given}
            title={saving.document.title}
            holdings={deferredShown}
            isSample={shown?.sample === true}
          />
        )}
        <Suspense fallback={<Panel title={messages.views[chosen]} state={loading} minHeight="20rem" />}>
          {chosen === 'transactions' && (
            <LazyTransactions
              {...given}
              title={saving.document.title}
              ledger={ledger}
              washSales={washSales}
              washProblem={wash?.ok === false ? wash.reason : null}
              onImport={importTransactions}
            />
          )}
          {chosen === 'targets' && (
            <LazyTargets
              {...given}
              title={saving.document.title}
              holdings={deferred}
              market={market}
              ledger={ledger}
            />
          )}
          {chosen === 'income' && (
            <LazyIncome
              {...given}
              id={saving.document.id}
              title={saving.document.title}
              holdings={deferred}
              market={market}
              ledger={ledger}
              loadLedgerWorkers={loadLedgerWorkers}
            />
          )}
        </Suspense>
      </EntryScopeContext>
      {/* What is entered brings notices, which must not move the cell that it is entered in. */}
      {chosen === 'transactions' && notices}
      <PortfolioDialogs
        kind={dialog}
        saving={saving}
        workspace={workspace}
        onReopen={onReopen}
        onClose={() => {
          setDialog(null);
        }}
      />
    </div>
  );
}
