import { saveFile } from '@finance-analyst/charts';
import { Button, Checkbox, Panel, type PanelState, TextField } from '@finance-analyst/components';
import type { DocumentEditing } from '@finance-analyst/document-editing';
import type { PortfolioBody, PortfolioDocument } from '@finance-analyst/documents';
import type { OpenLedger } from '@finance-analyst/portfolios';
import { useState, type ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import { csvFile } from '../file/csvFile.js';
import { withView } from '../screen/withView.js';
import { ledgerTable } from './ledgerTable.js';
import { accountNamesOf } from './cellText.js';
import { messages } from './messages.js';
import { newestFirst } from './newestFirst.js';
import { TransactionsGrid } from './TransactionsGrid.js';
import styles from './Transactions.module.css';

export interface TransactionsViewProps {
  /** Of the portfolio, for the name of its file. */
  readonly title: string;
  readonly body: PortfolioBody;
  readonly ledger: OpenLedger;
  readonly editing: DocumentEditing<PortfolioDocument>;
  readonly isReadOnly: boolean;
  readonly clock: () => Date;
  readonly createId: () => string;
  readonly onImport: () => void;
}

/** The ledger: every transaction, entered and edited in place. */
export function TransactionsView(props: TransactionsViewProps): ReactElement {
  const { title, body, ledger, isReadOnly, onImport } = props;
  const [query, setQuery] = useSearchParams();
  const [text, setText] = useState('');
  const refusedCount = ledger.view?.refused.length ?? 0;
  const isRefusedOnly = query.get('show') === 'refused';
  const showRefused = (isOnly: boolean): void => {
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (isOnly) next.set('show', 'refused');
        else next.delete('show');
        return next;
      },
      { replace: true },
    );
  };
  const exportRows = (): void => {
    const oldestFirst = newestFirst(body.rows).toReversed();
    saveFile(
      csvFile(
        [title.slice(0, 40), messages.fileName],
        ledgerTable(oldestFirst, accountNamesOf(body.accounts)),
      ),
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
          <Button icon="download" onPress={exportRows}>
            {messages.exportCsv}
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
          <Checkbox isSelected={isRefusedOnly} onChange={showRefused}>
            {messages.notCountedOnly(refusedCount)}
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
        key={String(isRefusedOnly)}
        {...props}
        text={text}
        isRefusedOnly={isRefusedOnly}
        onClearFilter={() => {
          setText('');
          if (isRefusedOnly) showRefused(false);
        }}
      />
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
