import { Notice } from '@finance-analyst/components';
import { FigureList, useFigureFormat } from '@finance-analyst/figures';
import type { ReactElement } from 'react';
import { messages } from '../messages.js';
import type { FileOptions } from '../worker/FileOptions.js';
import type { FileReading } from '../worker/FileReading.js';
import { FormatFields } from './FormatFields.js';
import { isReadable } from './isReadable.js';
import { MappingFields } from './MappingFields.js';

export interface DetectedStepProps {
  readonly reading: FileReading;
  readonly options: FileOptions;
  readonly onChange: (options: FileOptions) => void;
}

/** What was detected in the file. Each part can be changed, and the file is read again. */
export function DetectedStep({ reading, options, onChange }: DetectedStepProps): ReactElement {
  const { format } = useFigureFormat();
  const count = (value: number): string => format(value, { kind: 'count' });
  const { layout, table, mapping, firstRefused } = reading;
  const figures = [
    { id: 'layout', label: messages.layout, children: layout?.name ?? messages.notKnown },
    { id: 'format', label: messages.format, children: messages.contents[reading.format.content] },
    { id: 'transactions', label: messages.transactions, children: count(reading.transactions) },
    { id: 'refused', label: messages.refusedLines, children: count(reading.refused) },
    { id: 'ignored', label: messages.ignoredLines, children: count(reading.ignored) },
  ];
  return (
    <>
      <FigureList figures={figures} />
      {!isReadable(reading) ? (
        <Notice
          tone="error"
          announce="polite"
          title={`${table ? messages.notTable : messages.unknownDocument}.`}
        >
          {table
            ? reading.format.sheets
              ? messages.noTableInSheet
              : messages.notTableExplained
            : messages.unknownDocumentExplained(messages.contents[reading.format.content])}
        </Notice>
      ) : (
        reading.transactions === 0 && (
          <Notice tone="warning" announce="polite" title={`${messages.noTransactions}.`}>
            {mapping ? messages.noTransactionsMapped : messages.noTransactionsExplained}{' '}
            {firstRefused && messages.firstReason(count(firstRefused.line), firstRefused.reason)}
          </Notice>
        )
      )}
      <FormatFields reading={reading} options={options} onChange={onChange} />
      {table && mapping && isReadable(reading) && (
        <MappingFields
          key={table.fingerprint}
          table={table}
          mapping={options.mapping ?? mapping}
          onChange={(next) => {
            onChange({ ...options, mapping: next });
          }}
        />
      )}
    </>
  );
}
