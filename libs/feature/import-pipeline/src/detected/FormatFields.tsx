import { Select } from '@finance-analyst/components';
import type { DateOrder, DecimalSign, Encoding } from '@finance-analyst/broker-files';
import type { ReactElement } from 'react';
import { messages } from '../messages.js';
import type { FileOptions } from '../worker/FileOptions.js';
import type { FileReading } from '../worker/FileReading.js';
import styles from './DetectedStep.module.css';

/** The id of no layout, so that the columns of a table are mapped. */
const noLayout = 'none';

const encodings: readonly { readonly value: Encoding; readonly label: string }[] = [
  { value: 'utf-8', label: 'UTF-8' },
  { value: 'utf-16le', label: 'UTF-16 (little-endian)' },
  { value: 'utf-16be', label: 'UTF-16 (big-endian)' },
  { value: 'windows-1252', label: 'Windows-1252 (Western)' },
  { value: 'windows-1250', label: 'Windows-1250 (Central European)' },
];

const optionsOf = <Value extends string>(
  labels: Readonly<Record<Value, string>>,
): readonly { readonly value: Value; readonly label: string }[] =>
  (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }));

const decimals = optionsOf<DecimalSign>(messages.decimals);
const dateOrders = optionsOf<DateOrder>(messages.dateOrders);

export interface FormatFieldsProps {
  readonly reading: FileReading;
  readonly options: FileOptions;
  readonly onChange: (options: FileOptions) => void;
}

/** How the file is written, as detected or as a person changed it. */
export function FormatFields({ reading, options, onChange }: FormatFieldsProps): ReactElement {
  const { format, layout, layouts, table } = reading;
  // What was mapped in another format is suggested anew.
  const { mapping: _, ...kept } = options;
  const changeFormat = (format: FileOptions['format']): void => {
    onChange({ ...kept, format: { ...options.format, ...format } });
  };
  const separators = { ...messages.separators };
  const separator = format.table?.separator;
  if (separator !== undefined && !Object.hasOwn(separators, separator)) separators[separator] = separator;
  const note = (isAmbiguous: boolean, isChosen: boolean): { readonly description?: string } =>
    isAmbiguous && !isChosen ? { description: messages.ambiguous } : {};
  return (
    <div className={styles['fields']}>
      <Select
        label={messages.layout}
        value={layout?.id ?? (table ? noLayout : null)}
        placeholder={messages.notKnown}
        options={[
          ...layouts.map(({ id, name }) => ({ value: id, label: name })),
          ...(table ? [{ value: noLayout, label: messages.otherTable }] : []),
        ]}
        onChange={(id) => {
          onChange({ ...kept, layout: id });
        }}
      />
      {format.sheets ? (
        <Select
          label={messages.sheet}
          value={format.sheets.chosen}
          options={format.sheets.names.map((name) => ({ value: name, label: name }))}
          onChange={(sheet) => {
            changeFormat({ sheet });
          }}
        />
      ) : (
        <Select
          label={messages.encoding}
          value={format.encoding}
          options={encodings}
          onChange={(encoding) => {
            changeFormat({ encoding });
          }}
        />
      )}
      {format.table && (
        <>
          {!format.sheets && (
            <Select
              label={messages.separator}
              value={format.table.separator}
              options={optionsOf(separators)}
              onChange={(own) => {
                changeFormat({ separator: own });
              }}
            />
          )}
          <Select
            label={messages.decimal}
            value={format.table.decimal.value}
            {...note(format.table.decimal.isAmbiguous, options.format?.decimal !== undefined)}
            options={decimals}
            onChange={(decimal) => {
              onChange({ ...options, format: { ...options.format, decimal } });
            }}
          />
          <Select
            label={messages.dates}
            value={format.table.dateOrder.value}
            {...note(format.table.dateOrder.isAmbiguous, options.format?.dateOrder !== undefined)}
            options={dateOrders}
            onChange={(dateOrder) => {
              onChange({ ...options, format: { ...options.format, dateOrder } });
            }}
          />
        </>
      )}
    </div>
  );
}
