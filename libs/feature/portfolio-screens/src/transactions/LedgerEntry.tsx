import type { PortfolioBody } from '@finance-analyst/documents';
import type { LedgerRow } from '@finance-analyst/portfolio';
import type { ReactElement } from 'react';
import { cellChoices } from './cellChoices.js';
import { CellField } from './CellField.js';
import { cellShown, cellText, type CellWriting } from './cellText.js';
import type { RowEntries } from './CellValue.js';
import { InstrumentField } from './InstrumentField.js';
import type { NamedInstrument } from './instrumentChoices.js';
import { isDecimalColumn, type EntryColumn } from './LedgerColumn.js';
import { messages } from './messages.js';
import { hasRatio } from './readRatio.js';
import styles from './Transactions.module.css';
import { usualGross } from './usualGross.js';

/** What the entries of a ledger have in common. */
export interface LedgerEntryContext {
  readonly writing: CellWriting;
  readonly accounts: PortfolioBody['accounts'];
  readonly currencies: readonly string[];
  /** The instruments of the portfolio. */
  readonly known: readonly NamedInstrument[];
}

/** A cell of a transaction, or of the empty row: its field while it is entered, else its text. */
export function LedgerEntry({
  column,
  name,
  row,
  entries,
  begun,
  hasField,
  onCommit,
  onRefusal,
  writing,
  accounts,
  currencies,
  known,
}: LedgerEntryContext & {
  readonly column: EntryColumn;
  /** Of its transaction. */
  readonly name: string;
  /** Undefined for the empty row. */
  readonly row: LedgerRow | undefined;
  /** What was entered in the empty row. */
  readonly entries: RowEntries;
  /** The same with the defaults of what was not. */
  readonly begun: RowEntries;
  readonly hasField: boolean;
  /** Returns why the text is refused, or null. */
  readonly onCommit: (text: string) => string | null;
  readonly onRefusal: (reason: string | null) => void;
}): ReactElement {
  const own = row ?? entries;
  const isFigure = isDecimalColumn(column);
  const isRatio = column === 'quantity' && hasRatio(own.kind);
  const gross = column === 'gross' ? usualGross(row ?? begun) : undefined;
  const usual =
    gross !== undefined
      ? cellShown({ ...(row ?? begun), gross }, column, writing)
      : row
        ? ''
        : cellShown(begun, column, writing);
  const shown = row || entries[column] !== undefined ? cellShown(own, column, writing) : '';
  if (hasField) {
    const field = {
      label: messages.cellOf(messages.columns[column], name),
      text: cellText(own, column, writing),
      placeholder: usual || (isRatio ? messages.ratioExample : ''),
      shown,
      isFigure,
      // A ratio has a colon or a word, which number pads of phones do not.
      isText: !isFigure || isRatio,
      onCommit,
      onRefusal,
    };
    return column === 'instrument' ? (
      <InstrumentField {...field} known={known} />
    ) : (
      <CellField {...field} choicesFor={(typed) => cellChoices(column, typed, { accounts, currencies })} />
    );
  }
  return (
    <span className={isFigure ? undefined : styles['text']} data-usual={shown === '' || undefined}>
      {shown || usual}
    </span>
  );
}
