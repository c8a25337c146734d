import type { ExportNote } from '@finance-analyst/broker-files';
import { saveFile } from '@finance-analyst/charts';
import { Button, Dialog, Notice, Select } from '@finance-analyst/components';
import type { PortfolioBody } from '@finance-analyst/documents';
import type { CashBalance } from '@finance-analyst/portfolio';
import { useMemo, useState, type ReactElement } from 'react';
import { messages as ledgerMessages } from '../transactions/messages.js';
import styles from './ExportDialog.module.css';
import { exportFiles, exportFormats, type ExportFormat } from './exportFiles.js';
import { messages } from './messages.js';

const options = exportFormats.map((value) => ({ value, label: messages.formats[value] }));

/** Asks for a format, and says what it cannot have of the ledger before a file is written. */
export function ExportDialog({
  title,
  body,
  cash,
  clock,
  onClose,
}: {
  readonly title: string;
  readonly body: PortfolioBody;
  /** Null until the transactions are added up. */
  readonly cash: readonly CashBalance[] | null;
  readonly clock: () => Date;
  readonly onClose: () => void;
}): ReactElement {
  const [format, setFormat] = useState<ExportFormat>('csv');
  const { files, written, omitted, reduced } = useMemo(
    () => exportFiles(format, { title, body, exportedAt: clock().toISOString(), cash }),
    [format, title, body, cash, clock],
  );
  const omittedCount = omitted.reduce((sum, { count }) => sum + count, 0);
  return (
    <Dialog
      isOpen
      title={messages.title}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      actions={files.map(({ label, file }) => (
        <Button
          key={label}
          variant="primary"
          icon="download"
          onPress={() => {
            saveFile(file);
            if (files.length === 1) onClose();
          }}
        >
          {label}
        </Button>
      ))}
    >
      <div className={styles['parts']}>
        <Select
          label={messages.format}
          description={messages.help[format]}
          value={format}
          options={options}
          onChange={setFormat}
        />
        <p role="status" className={styles['count']}>
          {written > 0 && messages.written(written)}
        </p>
        {omitted.length > 0 && (
          <Notice
            tone="warning"
            announce="polite"
            title={written === 0 ? messages.nothing : messages.omitted(omittedCount)}
          >
            <Notes notes={omitted} />
          </Notice>
        )}
        {reduced.length > 0 && (
          <Notice tone="note" announce="polite" title={messages.reduced}>
            <Notes notes={reduced} />
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

const Notes = ({ notes }: { readonly notes: readonly ExportNote[] }): ReactElement => (
  <ul className={styles['notes']}>
    {notes.map(({ kind, count, reason }) => (
      <li key={`${kind} ${reason}`}>{messages.note(count, ledgerMessages.kinds[kind], reason)}</li>
    ))}
  </ul>
);
