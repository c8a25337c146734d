import { DataGrid, type CellAddress, type GridShape } from '@finance-analyst/data-grid';
import { useFigureFormat } from '@finance-analyst/figures';
import { createLazyScreen } from '@finance-analyst/navigation';
import { rowProblem, type LedgerRow, type RowKind } from '@finance-analyst/portfolio';
import { localDay } from '@finance-analyst/portfolios';
import { Suspense, useMemo, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { frozenColumns, narrowColumns, rowNumberWidthRem, wideColumns } from './gridColumns.js';
import { isDecimalColumn, isEntryColumn, type LedgerColumn } from './LedgerColumn.js';
import { LedgerEntry } from './LedgerEntry.js';
import { LedgerNote } from './LedgerNote.js';
import { ledgerSheet } from './ledgerSheet.js';
import { LedgerState } from './LedgerState.js';
import { messages } from './messages.js';
import { newRow, rowDefaults } from './newRow.js';
import { RowActions } from './RowActions.js';
import { RowHeading } from './RowHeading.js';
import { rowName } from './rowName.js';
import type { TransactionsViewProps } from './TransactionsView.js';
import styles from './Transactions.module.css';
import { useDraftStoring } from './useDraftStoring.js';
import { useIsNarrow } from './useIsNarrow.js';
import { useLedgerRows } from './useLedgerRows.js';
import { useNewInstrument } from './useNewInstrument.js';
import { useNewRow } from './useNewRow.js';
import { useRefusedCells } from './useRefusedCells.js';
import { useTransactionsExport } from './useTransactionsExport.js';
import { withRows } from './withRows.js';
import { withUnfinished } from './withUnfinished.js';

/** Its code loads with the first transaction that is opened. */
const TransactionDialog = createLazyScreen(
  async () => (await import('./TransactionDialog.js')).TransactionDialog,
  { failureTitle: messages.dialogFailed },
);

/** Kinds that need what no column has: it is entered in the dialog. */
const isDialogKind = (kind: RowKind | undefined): boolean =>
  kind === 'merger' || kind === 'spin-off' || kind === 'rights' || kind === 'transfer' || kind === 'exchange';

const noWashSales: ReadonlyMap<string, never> = new Map<string, never>();

/** The rows of the ledger in the grid, after an empty one that becomes a transaction. */
export function TransactionsGrid({
  title,
  body,
  ledger,
  washSales,
  editing,
  isReadOnly,
  clock,
  createId,
  text,
  isRefusedOnly,
  isWashOnly,
  onClearFilter,
}: TransactionsViewProps & {
  readonly text: string;
  readonly isRefusedOnly: boolean;
  readonly isWashOnly: boolean;
  readonly onClearFilter: () => void;
}): ReactElement {
  const formatting = useFigureFormat();
  const empty = useNewRow(createId, body.unfinished);
  const [onTop, setOnTop] = useState<readonly string[]>([]);
  const [stays, setStays] = useState<string | null>(null);
  const [opened, setOpened] = useState<{ readonly row: LedgerRow; readonly isNew: boolean } | null>(null);
  const refusals = useRefusedCells();
  const { columns, widthRemOf } = useIsNarrow() ? narrowColumns : wideColumns;
  const frame = useRef<HTMLDivElement>(null);
  const { shown, rowOf, accountNames, refused } = useLedgerRows({
    body,
    view: ledger.view,
    text,
    isRefusedOnly,
    only: isWashOnly ? (washSales ?? noWashSales) : null,
    onTop,
    stays,
  });
  useTransactionsExport(title, body, { shown, rowOf });
  const known = useMemo(() => body.instruments.map(({ id, name }) => ({ id, name })), [body.instruments]);
  const currencies = useMemo(
    () => [...new Set([body.currency, ...body.accounts.map(({ currency }) => currency)])],
    [body.currency, body.accounts],
  );
  const newInstrument = useNewInstrument({ rows: body.rows, rowOf, empty, onTop, known, isReadOnly });
  const nearRow = newInstrument?.row;
  const emptyId = isReadOnly ? null : empty.id;
  const shape = useMemo(
    (): GridShape => ({
      rows: emptyId === null ? shown : [emptyId, ...shown],
      columns,
      kindOf: ({ row, column }) =>
        column === 'actions' || (column === 'state' && (row === nearRow || washSales?.has(row)))
          ? 'control'
          : isReadOnly || column === 'state'
            ? 'figure'
            : 'entry',
    }),
    [shown, emptyId, columns, isReadOnly, nearRow, washSales],
  );
  const places = useMemo(() => new Map(shown.map((id, at) => [id, at + 1])), [shown]);
  const defaults = useMemo(() => rowDefaults(body, localDay(clock())), [body, clock]);
  const begun = newRow(empty.id, empty.entries, defaults, body.accounts);
  const writing = { accountNames, formatting };
  const entryContext = { writing, accounts: body.accounts, currencies, known };
  const sheet = ledgerSheet({
    ...writing,
    names: body,
    rowOf,
    accounts: body.accounts,
    empty: isReadOnly ? null : empty,
    defaults: () => defaults,
    changes: {
      put: (rows, words, field) => {
        const [only] = rows;
        if (only) setStays(only.id);
        editing.edit(
          (before) => withRows(before, rows),
          () => words,
          field,
        );
      },
      add: (added, changed, words) => {
        editing.edit(
          (before) => withUnfinished(withRows(before, [...changed, ...added]), {}),
          () => words,
        );
        setOnTop(added.map(({ id }) => id));
        empty.renew();
      },
      keep: (entries) => {
        empty.keep(entries);
        if (entries.kind === empty.entries.kind || !isDialogKind(entries.kind)) return;
        const row = newRow(empty.id, entries, defaults, body.accounts);
        if (row) setOpened({ row, isNew: true });
      },
    },
  });
  const nameOf = (id: string): string => {
    const row = rowOf(id);
    return row ? rowName(row) : messages.newRowNamed;
  };
  const focusCell = ({ row, column }: CellAddress): void => {
    const cell = frame.current?.querySelector<HTMLElement>(
      `tr[data-row="${CSS.escape(row)}"] > [data-column="${column}"]`,
    );
    (cell?.matches('[tabindex]') ? cell : cell?.querySelector<HTMLElement>('button'))?.focus();
  };
  const storeDraft = useDraftStoring(editing, isReadOnly, empty.entries);
  const remove = (id: string, column: string): void => {
    const row = rowOf(id);
    if (!row) {
      empty.keep({});
      storeDraft({});
      return;
    }
    const at = shape.rows.indexOf(id);
    const next = shape.rows[at + 1] ?? shape.rows[at - 1];
    // The row below takes the focus, which would otherwise be lost with the row.
    flushSync(() => {
      editing.edit(
        (before) => withRows(before, [], [id]),
        () => messages.removed(rowName(row)),
      );
    });
    if (next !== undefined) focusCell({ row: next, column });
  };
  const open = (id: string): void => {
    const row = rowOf(id);
    if (row) setOpened({ row, isNew: false });
    else if (begun) setOpened({ row: begun, isNew: true });
  };
  const stateOf = (id: string): string => {
    const row = rowOf(id);
    if (!row)
      return Object.keys(empty.entries).length === 0 || !begun
        ? messages.enterHere
        : messages.notAdded(
            begun.kind === 'split' && !begun.ratio ? messages.enterRatio : (rowProblem(begun) ?? ''),
          );
    const reason = refused.get(id);
    if (reason !== undefined) return messages.notCounted(reason);
    return row.date > localDay(clock()) ? messages.future : '';
  };
  const enterText = (cell: CellAddress, text: string): string | null => {
    const read = sheet.editing?.read(cell, text);
    if (!read) return null;
    if (!read.ok) return read.reason;
    sheet.editing?.enter([{ ...cell, value: read.value }]);
    return null;
  };
  return (
    <div
      ref={frame}
      // Keys and the focus of cells bubble to it; it has no meaning of its own.
      role="presentation"
      className={styles['grid']}
      onFocus={({ target }) => {
        const id = target.closest('tr')?.dataset['row'];
        if (id === undefined) return;
        if (stays !== null && stays !== id) setStays(null);
        if (onTop.length > 0 && !onTop.includes(id)) setOnTop([]);
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        // A dialog of the row goes on with its entries, and another window leaves the focus nowhere.
        if (!relatedTarget || relatedTarget.closest('[role="dialog"]')) return;
        if (!currentTarget.contains(relatedTarget)) storeDraft(empty.entries);
      }}
      onKeyDown={(event: KeyboardEvent<HTMLDivElement>) => {
        const { target } = event;
        if (isReadOnly || target instanceof HTMLInputElement || !(target instanceof HTMLElement)) return;
        if (!(event.ctrlKey || event.metaKey) || (event.key !== 'Delete' && event.key !== 'Backspace'))
          return;
        const id = target.closest('tr')?.dataset['row'];
        const column = target.closest<HTMLElement>('[data-column]')?.dataset['column'];
        if (id === undefined || column === undefined) return;
        event.preventDefault();
        remove(id, column);
      }}
    >
      <DataGrid
        label={messages.title}
        shape={shape}
        corner={messages.row}
        nameWidthRem={rowNumberWidthRem(shown.length, refused.size > 0)}
        frozenColumns={frozenColumns}
        columnWidthRem={widthRemOf}
        heightRem={34}
        entering={
          emptyId === null
            ? undefined
            : {
                row: emptyId,
                isBegun: Object.keys(empty.entries).length > 0,
                added: onTop.length === 1 ? onTop[0] : undefined,
              }
        }
        content={useMemo(() => [body, empty.entries, washSales], [body, empty.entries, washSales])}
        keptCells={refusals.cells}
        sheet={sheet}
        nameOfRow={(id) => {
          const refusal = refused.get(id);
          return (
            <RowHeading
              name={nameOf(id)}
              place={places.get(id) ?? null}
              refusal={refusal === undefined ? undefined : messages.notCounted(refusal)}
            />
          );
        }}
        nameOfColumn={(column) => (
          <span className={isDecimalColumn(column) ? undefined : styles['text']}>
            {messages.columns[column as LedgerColumn]}
          </span>
        )}
        onActivate={({ row }) => {
          open(row);
        }}
      >
        {(cell, { hasField }) => {
          const { row, column } = cell;
          if (isEntryColumn(column))
            return (
              <LedgerEntry
                {...entryContext}
                column={column}
                name={nameOf(row)}
                row={rowOf(row)}
                entries={empty.entries}
                begun={begun ?? {}}
                hasField={!isReadOnly && (hasField || refusals.has(cell))}
                onCommit={(typed) => enterText(cell, typed)}
                onRefusal={(reason) => {
                  refusals.refuse(cell, reason);
                }}
              />
            );
          if (column === 'state')
            return (
              <LedgerState
                state={stateOf(row)}
                isRefused={refused.has(row)}
                nearId={newInstrument && row === nearRow ? newInstrument.near.id : null}
                name={nameOf(row)}
                washPairs={washSales?.get(row)}
                accounts={body.accounts}
                onTakeNear={(id) => {
                  enterText({ row, column: 'instrument' }, id);
                  focusCell({ row, column: 'instrument' });
                }}
              />
            );
          return (
            <RowActions
              name={nameOf(row)}
              isReadOnly={isReadOnly}
              onOpen={() => {
                open(row);
              }}
              onRemove={() => {
                remove(row, column);
              }}
            />
          );
        }}
      </DataGrid>
      <LedgerNote
        shown={shown.length}
        all={body.rows.length}
        newInstrument={newInstrument}
        hasDraft={body.unfinished !== undefined}
        isReadOnly={isReadOnly}
        onClearFilter={onClearFilter}
      />
      {opened && (
        <Suspense>
          <TransactionDialog
            {...opened}
            names={body}
            positions={ledger.view?.positions ?? []}
            rowOf={rowOf}
            isReadOnly={isReadOnly}
            onSave={(row) => {
              editing.edit(
                (before) => withUnfinished(withRows(before, [row]), opened.isNew ? {} : before.unfinished),
                () => (opened.isNew ? messages.added(rowName(row)) : messages.edited(rowName(opened.row))),
              );
              if (opened.isNew) {
                setOnTop([row.id]);
                empty.renew();
              }
              setOpened(null);
            }}
            onClose={() => {
              setOpened(null);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
