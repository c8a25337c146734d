import {
  mappedFields,
  normalizeHeader,
  type ColumnMapping,
  type MappedField,
  type MappedKind,
} from '@finance-analyst/broker-files';
import { Checkbox, Disclosure, Notice, Select, TextField } from '@finance-analyst/components';
import { useState, type ReactElement } from 'react';
import { isCurrency } from '../flow/isCurrency.js';
import { messages } from '../messages.js';
import { useAmounts } from '../preview/useAmounts.js';
import type { TablePreview } from '../worker/FileReading.js';
import styles from './DetectedStep.module.css';
import { PreviewTable } from './PreviewTable.js';

const noColumn = '';
const further: ReadonlySet<MappedField> = new Set(['settlement', 'market', 'taxes', 'rate', 'note']);
const kinds = (Object.keys(messages.kinds) as MappedKind[]).map((value) => ({
  value,
  label: messages.kinds[value],
}));

export interface MappingFieldsProps {
  readonly table: TablePreview;
  readonly mapping: ColumnMapping;
  readonly onChange: (mapping: ColumnMapping) => void;
}

/** Which column of an unknown table is which field, and what the words of its types mean. */
export function MappingFields({ table, mapping, onChange }: MappingFieldsProps): ReactElement {
  const { count } = useAmounts();
  /** A code that is not whole yet. */
  const [typing, setTyping] = useState<string | null>(null);
  const currency = typing ?? mapping.currency ?? '';
  const columns = table.columns.filter(({ id }) => id !== '');
  const options = [
    { value: noColumn, label: messages.noColumn },
    ...columns.map(({ id, heading }) => ({ value: id, label: heading })),
  ];
  const words = columns.find(({ id }) => id === mapping.columns.kind)?.words ?? [];
  const kindOf = (word: string): MappedKind | null => {
    const key = normalizeHeader(word);
    return Object.hasOwn(mapping.kinds, key) ? (mapping.kinds[key] ?? null) : null;
  };
  const unknown = words.filter((word) => kindOf(word) === null);
  const fieldOf = (field: MappedField): ReactElement => (
    <Select
      key={field}
      label={messages.fields[field]}
      value={mapping.columns[field] ?? noColumn}
      options={options}
      onChange={(column) => {
        const { [field]: _, ...others } = mapping.columns;
        onChange({ ...mapping, columns: column === noColumn ? others : { ...others, [field]: column } });
      }}
    />
  );
  return (
    <>
      <section className={styles['group']}>
        <h4 className={styles['title']}>{messages.columns}</h4>
        <p className={styles['hint']}>{messages.mapColumns}</p>
        <PreviewTable {...table} />
        <div className={styles['fields']}>
          {mappedFields.filter((field) => !further.has(field)).map(fieldOf)}
          {mapping.columns.currency === undefined && (
            <TextField
              label={messages.currencyOfAll}
              value={currency}
              maxLength={3}
              autoComplete="off"
              {...(currency !== '' && !isCurrency(currency) ? { error: messages.currencyNeeded } : {})}
              onChange={(typed) => {
                const code = typed.trim().toUpperCase();
                const isWhole = code === '' || isCurrency(code);
                setTyping(isWhole ? null : code);
                if (isWhole) onChange({ ...mapping, currency: code || null });
              }}
            />
          )}
        </div>
        <div className={styles['fields']}>
          <Checkbox
            isSelected={mapping.isAmountNet}
            onChange={(isAmountNet) => {
              onChange({ ...mapping, isAmountNet });
            }}
          >
            {messages.netAmounts}
          </Checkbox>
          <Checkbox
            isSelected={mapping.isAmountSigned}
            onChange={(isAmountSigned) => {
              onChange({ ...mapping, isAmountSigned });
            }}
          >
            {messages.signedAmounts}
          </Checkbox>
        </div>
        <Disclosure title={messages.moreColumns}>
          <div className={styles['fields']}>
            {mappedFields.filter((field) => further.has(field)).map(fieldOf)}
          </div>
        </Disclosure>
      </section>
      {words.length > 0 && (
        <section className={styles['group']}>
          <h4 className={styles['title']}>{messages.types}</h4>
          <p className={styles['hint']}>{messages.typesExplained}</p>
          {unknown.length > 0 && (
            <Notice tone="warning">{messages.kindNeeded(unknown.length, count(unknown.length))}</Notice>
          )}
          <div className={styles['fields']}>
            {words.map((word) => (
              <Select
                key={word}
                label={word}
                value={kindOf(word)}
                options={kinds}
                placeholder={messages.chooseKind}
                onChange={(kind) => {
                  onChange({ ...mapping, kinds: { ...mapping.kinds, [normalizeHeader(word)]: kind } });
                }}
              />
            ))}
          </div>
        </section>
      )}
    </>
  );
}
