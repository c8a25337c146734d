import { Button, Checkbox, Panel, type PanelState, TextField } from '@finance-analyst/components';
import type { DocumentEditing } from '@finance-analyst/document-editing';
import type { PortfolioBody, PortfolioDocument } from '@finance-analyst/documents';
import { useFigureFormat } from '@finance-analyst/figures';
import type { OpenLedger } from '@finance-analyst/portfolios';
import { useState, type ReactElement } from 'react';
import type { WashSalePair } from '@finance-analyst/portfolio';
import { useSearchParams } from 'react-router-dom';
import { ExportDialog } from '../export/ExportDialog.js';
import { withView } from '../screen/withView.js';
import { messages as washMessages } from '../wash-sales/messages.js';
import { messages } from './messages.js';
import { TransactionsGrid } from './TransactionsGrid.js';
import { washSalesShown } from '../wash-sales/washSalesShown.js';
import styles from './Transactions.module.css';

export interface TransactionsViewProps {
  /** Of the portfolio, for the name of its file. */
  readonly title: string;
  readonly body: PortfolioBody;
  readonly ledger: OpenLedger;
  /** By sale; null until they are found. */
  readonly washSales: ReadonlyMap<string, readonly WashSalePair[]> | null;
  /** Why they could not be found; null if they could. */
  readonly washProblem: string | null;
  readonly editing: DocumentEditing<PortfolioDocument>;
  readonly isReadOnly: boolean;
  readonly clock: () => Date;
  readonly createId: () => string;
  readonly onImport: () => void;
}

/** The ledger: every transaction, entered and edited in place. */
export function TransactionsView(props: TransactionsViewProps): ReactElement {
  const { title, body, ledger, washSales, washProblem, isReadOnly, clock, onImport } = props;
  const [query, setQuery] = useSearchParams();
  const [text, setText] = useState('');
  const { format } = useFigureFormat();
  const [isExporting, setIsExporting] = useState(false);
  const refusedCount = ledger.view?.refused.length ?? 0;
  const shownOnly = query.get('show');
  const isRefusedOnly = shownOnly === 'refused';
  const isWashOnly = shownOnly === washSalesShown;
  const washCount = washSales?.size ?? 0;
  const showOnly = (rows: string | null): void => {
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (rows !== null) next.set('show', rows);
        else next.delete('show');
        return next;
      },
      { replace: true },
    );
  };
  return (
    <Panel
      title={messages.title}
      minHeight="20rem"
      state={stateOf(props, () => {
        setQuery((before) => withView(before, 'accounts'), { replace: true });
      })}
      actions={
        body.rows.length > 0 && (
          <Button
            icon="download"
            aria-haspopup="dialog"
            onPress={() => {
              setIsExporting(true);
            }}
          >
            {messages.export}
          </Button>
        )
      }
    >
      <div className={styles['bar']}>
        <div className={styles['filter']}>
          <TextField
            label={messages.filter}
            isLabelHidden
            placeholder={messages.filterHelp}
            value={text}
            onChange={setText}
          />
        </div>
        {(refusedCount > 0 || isRefusedOnly) && (
          <Checkbox
            isSelected={isRefusedOnly}
            onChange={(isOnly) => {
              showOnly(isOnly ? 'refused' : null);
            }}
          >
            {messages.notCountedOnly(format(refusedCount, { kind: 'count' }))}
          </Checkbox>
        )}
        {(washCount > 0 || isWashOnly) && (
          <Checkbox
            isSelected={isWashOnly}
            onChange={(isOnly) => {
              showOnly(isOnly ? washSalesShown : null);
            }}
          >
            {washMessages.only(format(washCount, { kind: 'count' }))}
          </Checkbox>
        )}
        {body.rows.length === 0 && !isReadOnly && (
          <Button variant="link" onPress={onImport}>
            {messages.importInstead}
          </Button>
        )}
      </div>
      <TransactionsGrid
        // Another filter begins at its top, without the rows that stayed for the last one.
        key={shownOnly}
        {...props}
        text={text}
        isRefusedOnly={isRefusedOnly}
        isWashOnly={isWashOnly}
        onClearFilter={() => {
          setText('');
          if (shownOnly !== null) showOnly(null);
        }}
      />
      {washProblem !== null && <p className={styles['note']}>{washMessages.failed(washProblem)}</p>}
      {isExporting && (
        <ExportDialog
          title={title}
          body={body}
          cash={ledger.view?.cash ?? null}
          clock={clock}
          onClose={() => {
            setIsExporting(false);
          }}
        />
      )}
    </Panel>
  );
}

function stateOf({ body, isReadOnly, onImport }: TransactionsViewProps, toAccounts: () => void): PanelState {
  if (isReadOnly && body.rows.length === 0) return { kind: 'empty', title: messages.noTransactions };
  if (body.accounts.length > 0 || body.rows.length > 0) return { kind: 'ready' };
  return {
    kind: 'empty',
    title: messages.noAccount,
    message: messages.noAccountExplained,
    action: (
      <span className={styles['ways']}>
        <Button variant="primary" onPress={toAccounts}>
          {messages.toAccounts}
        </Button>
        <Button onPress={onImport}>{messages.import}</Button>
      </span>
    ),
  };
}
