import { localDay } from '@finance-analyst/portfolios';
import { ledgerCsv } from '@finance-analyst/broker-files';
import { saveFile } from '@finance-analyst/charts';
import { Button } from '@finance-analyst/components';
import { useExportSource } from '@finance-analyst/contributions';
import { DataGrid, type CellAddress, type GridShape } from '@finance-analyst/data-grid';
import { writeSymbol } from '@finance-analyst/documents';
import { useFigureFormat } from '@finance-analyst/figures';
import { createLazyScreen } from '@finance-analyst/navigation';
import { rowProblem, type LedgerRow, type RowKind } from '@finance-analyst/portfolio';
import {
  Suspense,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
} from 'react';
import { flushSync } from 'react-dom';
import { spreadsheetFile } from '../file/csvFile.js';
import { messages as shownMessages } from '../shown/messages.js';
import { cellChoices } from './cellChoices.js';
import { CellField } from './CellField.js';
import type { RowEntries } from './CellValue.js';
import { cellShown, cellText } from './cellText.js';
import { InstrumentField } from './InstrumentField.js';
import {
  entryColumns,
  isDecimalColumn,
  isEntryColumn,
  type EntryColumn,
  type LedgerColumn,
} from './LedgerColumn.js';
import { ledgerSheet } from './ledgerSheet.js';
import { messages } from './messages.js';
import { newRow, rowDefaults } from './newRow.js';
import { hasRatio } from './readRatio.js';
import { RowActions } from './RowActions.js';
import { RowHeading } from './RowHeading.js';
import { rowName } from './rowName.js';
import type { TransactionsViewProps } from './TransactionsView.js';
import styles from './Transactions.module.css';
import { useLedgerRows } from './useLedgerRows.js';
import { useNearInstrument } from './useNearInstrument.js';
import { useNewRow } from './useNewRow.js';
import { withRows } from './withRows.js';
import { withUnfinished } from './withUnfinished.js';

/** Its code loads with the first transaction that is opened. */
const TransactionDialog = createLazyScreen(
  async () => (await import('./TransactionDialog.js')).TransactionDialog,
  { failureTitle: messages.dialogFailed },
);

const gridColumns: readonly LedgerColumn[] = [...entryColumns, 'state', 'actions'];

const widths: Readonly<Record<LedgerColumn, number>> = {
  date: 6.75,
  kind: 6,
  account: 7.5,
  instrument: 6,
  quantity: 5,
  price: 5.25,
  gross: 5.75,
  fees: 3.5,
  taxes: 3.75,
  currency: 4.25,
  note: 7,
  state: 8.5,
  actions: 4.5,
};
const frozenColumns: readonly LedgerColumn[] = ['state', 'actions'];
const widthOf = (column: string): number => widths[column as LedgerColumn];

/** Kinds that need what no column has: it is entered in the dialog. */
const isDialogKind = (kind: RowKind | undefined): boolean =>
  kind === 'merger' || kind === 'spin-off' || kind === 'rights' || kind === 'transfer' || kind === 'exchange';

const keyOf = ({ row, column }: CellAddress): string => `${row} ${column}`;

/** The rows of the ledger in the grid, after an empty one that becomes a transaction. */
export function TransactionsGrid({
  title,
  body,
  ledger,
  editing,
  isReadOnly,
  clock,
  createId,
  text,
  isRefusedOnly,
  onClearFilter,
}: TransactionsViewProps & {
  readonly text: string;
  readonly isRefusedOnly: boolean;
  readonly onClearFilter: () => void;
}): ReactElement {
  const formatting = useFigureFormat();
  const count = (number: number): string => formatting.format(number, { kind: 'count' });
  const empty = useNewRow(createId, body.unfinished);
  const [onTop, setOnTop] = useState<readonly string[]>([]);
  const [stays, setStays] = useState<string | null>(null);
  const [opened, setOpened] = useState<{ readonly row: LedgerRow; readonly isNew: boolean } | null>(null);
  const [refusedCells, setRefusedCells] = useState<readonly CellAddress[]>([]);
  const frame = useRef<HTMLDivElement>(null);
  const { shown, rowOf, accountNames, refused } = useLedgerRows({
    body,
    view: ledger.view,
    text,
    isRefusedOnly,
    onTop,
    stays,
  });
  useExportSource(
    {
      title: shownMessages.transactions,
      scope: shownMessages.transactionsOf(shown.length, body.rows.length, title),
      obstacle:
        shown.length > 0
          ? null
          : {
              kind: 'unavailable',
              reason: body.rows.length === 0 ? shownMessages.noTransactions : shownMessages.noneShown,
            },
      write: () => ({
        ok: true,
        value: spreadsheetFile(
          [title.slice(0, 40), shownMessages.transactions.toLowerCase()],
          ledgerCsv({ ...body, rows: shown.flatMap((id) => rowOf(id) ?? []) }),
        ),
      }),
    },
    saveFile,
  );
  const known = useMemo(() => body.instruments.map(({ id, name }) => ({ id, name })), [body.instruments]);
  const currencies = useMemo(
    () => [...new Set([body.currency, ...body.accounts.map(({ currency }) => currency)])],
    [body.currency, body.accounts],
  );
  // What was just entered: later, the instrument is no longer new.
  const enteredRow = empty.entries.instrument ? empty.id : onTop.length === 1 ? onTop[0] : undefined;
  const entered = enteredRow === undefined ? undefined : (rowOf(enteredRow) ?? empty.entries).instrument;
  const isNewlyKnown =
    entered !== undefined &&
    !body.rows.some(({ id, instrument }) => id !== enteredRow && instrument?.symbol === entered.symbol);
  const near = useNearInstrument(isNewlyKnown && !isReadOnly ? entered : undefined, known);
  const nearRow = near ? enteredRow : undefined;
  const emptyId = isReadOnly ? null : empty.id;
  const shape = useMemo(
    (): GridShape => ({
      rows: emptyId === null ? shown : [emptyId, ...shown],
      columns: gridColumns,
      kindOf: ({ row, column }) =>
        column === 'actions' || (column === 'state' && row === nearRow)
          ? 'control'
          : isReadOnly || column === 'state'
            ? 'figure'
            : 'entry',
    }),
    [shown, emptyId, isReadOnly, nearRow],
  );
  const places = useMemo(() => new Map(shown.map((id, at) => [id, at + 1])), [shown]);
  const defaults = useMemo(() => rowDefaults(body, localDay(clock())), [body, clock]);
  const begun = newRow(empty.id, empty.entries, defaults, body.accounts);
  const writing = { accountNames, formatting };
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
  const storeDraft = (entries: RowEntries): void => {
    if (isReadOnly) return;
    editing.edit(
      (before) => withUnfinished(before, entries),
      () => (Object.keys(entries).length === 0 ? messages.draftRemoved : messages.draftStored),
    );
  };
  const storeLeft = useEffectEvent(() => {
    storeDraft(empty.entries);
  });
  useEffect(() => {
    const listening = new AbortController();
    // Before the workspace writes the document, which it does when the page is hidden too.
    const options = { capture: true, signal: listening.signal };
    const onHidden = (): void => {
      if (document.visibilityState === 'hidden') storeLeft();
    };
    window.addEventListener('visibilitychange', onHidden, options);
    window.addEventListener('pagehide', () => storeLeft(), options);
    return () => {
      listening.abort();
    };
  }, []);
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
  const refuse = (cell: CellAddress, reason: string | null): void => {
    setRefusedCells((before) => {
      const others = before.filter((one) => keyOf(one) !== keyOf(cell));
      return reason === null ? others : [...others, cell];
    });
  };
  const enterText = (cell: CellAddress, text: string): string | null => {
    const read = sheet.editing?.read(cell, text);
    if (!read) return null;
    if (!read.ok) return read.reason;
    sheet.editing?.enter([{ ...cell, value: read.value }]);
    return null;
  };
  const drawEntry = (cell: CellAddress, column: EntryColumn, hasField: boolean): ReactElement => {
    const row = rowOf(cell.row);
    const isFigure: boolean = isDecimalColumn(column);
    const isRatio = column === 'quantity' && hasRatio((row ?? empty.entries).kind);
    const usual = row ? undefined : cellShown(begun ?? {}, column, writing);
    if (!isReadOnly && (hasField || refusedCells.some((one) => keyOf(one) === keyOf(cell)))) {
      const field = {
        label: messages.cellOf(messages.columns[column], nameOf(cell.row)),
        text: cellText(row ?? empty.entries, column, writing),
        placeholder: usual || (isRatio ? messages.ratioExample : usual),
        shown:
          row || empty.entries[column] !== undefined ? cellShown(row ?? empty.entries, column, writing) : '',
        isFigure,
        // A ratio has a colon or a word, which number pads of phones do not.
        isText: !isFigure || isRatio,
        onCommit: (typed: string) => enterText(cell, typed),
        onRefusal: (reason: string | null) => {
          refuse(cell, reason);
        },
      };
      // The field of a row that was added goes on as that of its transaction.
      return column === 'instrument' ? (
        <InstrumentField key={keyOf(cell)} {...field} known={known} />
      ) : (
        <CellField
          key={keyOf(cell)}
          {...field}
          choicesFor={(typed) => cellChoices(column, typed, { accounts: body.accounts, currencies })}
        />
      );
    }
    return (
      <span
        className={isFigure ? undefined : styles['text']}
        data-usual={(!row && empty.entries[column] === undefined) || undefined}
      >
        {row ? cellShown(row, column, writing) : usual}
      </span>
    );
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
        nameWidthRem={4}
        frozenColumns={frozenColumns}
        columnWidthRem={widthOf}
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
        content={useMemo(() => [body, empty.entries], [body, empty.entries])}
        keptCells={refusedCells}
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
          if (isEntryColumn(column)) return drawEntry(cell, column, hasField);
          if (column === 'state' && near && row === nearRow)
            return (
              <Button
                variant="link"
                onPress={() => {
                  enterText({ row, column: 'instrument' }, near.id);
                  focusCell({ row, column: 'instrument' });
                }}
              >
                {messages.didYouMean(near.id)}
              </Button>
            );
          if (column === 'state') {
            const state = stateOf(row);
            return (
              <span className={styles['text']} title={state} data-refused={refused.has(row) || undefined}>
                {state}
              </span>
            );
          }
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
      <p className={styles['note']}>
        <span role="status">
          {shown.length === body.rows.length
            ? messages.count(body.rows.length, count(body.rows.length))
            : messages.countOf(count(shown.length), body.rows.length, count(body.rows.length))}
        </span>
        {shown.length < body.rows.length && (
          <Button variant="link" onPress={onClearFilter}>
            {messages.clearFilter}
          </Button>
        )}
        {near && entered && (
          <span role="status">{messages.newWithoutPrice(writeSymbol(entered), near.id, near.name)}</span>
        )}
        {body.unfinished && <span role="status">{messages.draftNote}</span>}
        {!isReadOnly && <span>{messages.keys}</span>}
      </p>
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
