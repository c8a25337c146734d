import { Button, Dialog, Notice, Select, TextField } from '@finance-analyst/components';
import type { PortfolioBody } from '@finance-analyst/documents';
import { useFigureFormat } from '@finance-analyst/figures';
import { rowKinds, type LedgerPosition, type LedgerRow, type RowKind } from '@finance-analyst/portfolio';
import { useState, type ReactElement } from 'react';
import { distinctAccounts } from '../accounts/distinctAccounts.js';
import { accountNamesOf } from './cellText.js';
import { fieldsOfKind, type FormField } from './fieldsOfKind.js';
import { LotFields } from './LotFields.js';
import { messages } from './messages.js';
import { rowName } from './rowName.js';
import { formOf, readForm, withText, type FormProblems } from './transactionForm.js';
import styles from './Transactions.module.css';

const kindOptions = rowKinds
  .map((value) => ({ value, label: messages.kinds[value] }))
  .toSorted((a, b) => (a.label < b.label ? -1 : 1));

/** A transaction with all the fields that its kind uses. */
export function TransactionDialog({
  row,
  isNew,
  names,
  positions,
  rowOf,
  isReadOnly,
  onSave,
  onClose,
}: {
  readonly row: LedgerRow;
  readonly isNew: boolean;
  readonly names: Pick<PortfolioBody, 'accounts' | 'instruments'>;
  /** What is held after all rows: the lots that a sale can name. */
  readonly positions: readonly LedgerPosition[];
  readonly rowOf: (id: string) => LedgerRow | undefined;
  readonly isReadOnly: boolean;
  readonly onSave: (row: LedgerRow) => void;
  readonly onClose: () => void;
}): ReactElement {
  const formatting = useFigureFormat();
  const [form, setForm] = useState(() =>
    formOf(row, { accountNames: accountNamesOf(names.accounts), formatting }),
  );
  const [isTried, setIsTried] = useState(false);
  const read = readForm(form, row, { names, formatting });
  const problems: FormProblems | null = 'row' in read ? null : read;
  const shown = isTried ? problems : null;
  const accounts = distinctAccounts(names.accounts);
  const account =
    accounts.find(({ name }) => name === form.texts.account) ?? accounts.find(({ id }) => id === row.account);
  const setText = (field: FormField, text: string): void => {
    setForm((before) => withText(before, field, text, names));
  };
  const save = (): void => {
    setIsTried(true);
    if ('row' in read) onSave(read.row);
  };
  const field = (name: FormField): ReactElement => {
    switch (name) {
      case 'kind':
        return (
          <Select
            key={name}
            label={messages.columns.kind}
            description={messages.kindHelp[form.kind]}
            value={form.kind}
            options={kindOptions}
            isDisabled={isReadOnly}
            onChange={(kind: RowKind) => {
              setForm((before) => ({ ...before, kind }));
            }}
          />
        );
      case 'account':
      case 'otherAccount':
        return (
          <Select
            key={name}
            label={messages.fields[name]}
            description={messages.help[name]}
            error={shown?.fields[name]}
            value={form.texts[name] ?? null}
            options={accounts.map((one) => ({ value: one.name, label: one.name }))}
            isDisabled={isReadOnly}
            onChange={(text) => {
              setText(name, text);
            }}
          />
        );
      case 'lots':
        return (
          <LotFields
            key={name}
            row={row}
            account={account}
            symbol={form.texts.instrument ?? ''}
            positions={positions}
            rowOf={rowOf}
            lots={form.lots}
            problems={shown?.fields ?? {}}
            isReadOnly={isReadOnly}
            onChange={(lot, text) => {
              setForm((before) => ({ ...before, lots: { ...before.lots, [lot]: text } }));
            }}
          />
        );
      default:
        return (
          <TextField
            key={name}
            label={messages.fields[name]}
            description={messages.help[name]}
            error={shown?.fields[name]}
            value={form.texts[name] ?? ''}
            isReadOnly={isReadOnly}
            onChange={(text) => {
              setText(name, text);
            }}
          />
        );
    }
  };
  return (
    <Dialog
      isOpen
      size="large"
      title={isNew ? messages.addTransaction : isReadOnly ? messages.transaction : messages.editTransaction}
      description={isNew ? undefined : rowName(row)}
      // What was typed is not lost by a press beside the dialog.
      isDismissable={isReadOnly}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      actions={
        isReadOnly ? (
          <Button onPress={onClose}>{messages.close}</Button>
        ) : (
          <>
            <Button onPress={onClose}>{messages.cancel}</Button>
            <Button variant="primary" onPress={save}>
              {isNew ? messages.addTransaction : messages.saveTransaction}
            </Button>
          </>
        )
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isReadOnly) save();
        }}
      >
        {shown && (
          <Notice tone="error" announce="assertive">
            {shown.whole ?? messages.mendFields}
          </Notice>
        )}
        <div className={styles['form']}>{fieldsOfKind(form.kind, row).map(field)}</div>
        {/* Enter in a field saves, which takes a button of the form. */}
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}
