import { Button, Checkbox, Select } from '@finance-analyst/components';
import { FigureField, localReason, useFigureFormat } from '@finance-analyst/figures';
import type { Valuation } from '@finance-analyst/valuation';
import { memo, useId, type ReactElement } from 'react';
import { messages } from '../messages.js';
import { inputFormat, writeBase } from './inputFormat.js';
import type { InputSetting, InputSpread } from './InputSetting.js';
import { isOwnSpread } from './isOwnSpread.js';
import type { OfferedInput } from './OfferedInput.js';
import { OutcomeFields } from './OutcomeFields.js';
import { kindsFor, withKind } from './spreadDistribution.js';
import { spreadHint } from './spreadHint.js';
import { SpreadNotes } from './SpreadNotes.js';
import styles from './Inputs.module.css';

type SpreadField = 'range' | 'low' | 'mode' | 'high';

const fieldsOf = (
  spread: Exclude<InputSpread, { readonly kind: 'discrete' }>,
): readonly (readonly [SpreadField, number])[] =>
  spread.kind === 'normal' || spread.kind === 'lognormal'
    ? [['range', spread.range]]
    : spread.kind === 'uniform'
      ? [
          ['low', spread.low],
          ['high', spread.high],
        ]
      : [
          ['low', spread.low],
          ['mode', spread.mode],
          ['high', spread.high],
        ];

/** An input with its distribution. */
export const InputRow = memo(function InputRow({
  input,
  setting,
  valuation,
  onChange,
}: {
  readonly input: OfferedInput;
  readonly setting: InputSetting;
  readonly valuation: Valuation;
  /** Null is the setting that was offered. */
  readonly onChange: (name: string, setting: InputSetting | null) => void;
}): ReactElement {
  const formatting = useFigureFormat();
  const { name, label, unit, reason } = input;
  const { isIncluded, spread } = setting;
  const { kind, currency, scale, precision } = inputFormat(unit, valuation);
  const format = { kind, currency, scale, precision };
  const hintId = useId();
  const hint = spreadHint(setting, input, valuation, formatting);
  const describedBy = hint === null ? undefined : hintId;
  const change = (changed: Partial<InputSetting>): void => {
    onChange(name, { ...setting, ...changed });
  };
  const isSpreadEdited = isOwnSpread(setting, input);
  return (
    <tr data-excluded={!isIncluded || undefined}>
      <th scope="row">
        <Checkbox
          isSelected={isIncluded}
          onChange={(isSelected) => {
            change({ isIncluded: isSelected });
          }}
        >
          {label}
        </Checkbox>
      </th>
      <td data-label={messages.base} className={styles['base']}>
        {writeBase(input, valuation, formatting)}
      </td>
      <td>
        <Select
          label={messages.distributionOf(label)}
          isLabelHidden
          value={spread.kind}
          options={kindsFor(input).map((each) => ({
            value: each,
            label: messages.kinds[each],
            description: messages.kindsExplained[each],
          }))}
          isDisabled={!isIncluded}
          onChange={(next) => {
            change({ spread: withKind(spread, next) });
          }}
        />
      </td>
      <td>
        {spread.kind === 'discrete' ? (
          <OutcomeFields
            label={label}
            format={format}
            outcomes={spread.outcomes}
            isDisabled={!isIncluded}
            isEdited={isSpreadEdited}
            describedBy={describedBy}
            onChange={(outcomes) => {
              change({ spread: { ...spread, outcomes } });
            }}
          />
        ) : (
          <div className={styles['fields']}>
            {fieldsOf(spread).map(([field, value]) => {
              const fieldName =
                field === 'range' && spread.kind === 'lognormal' ? messages.rangeAbove : messages[field];
              return (
                <div key={field} className={styles['field']}>
                  <span aria-hidden className={styles['fieldName']}>
                    {fieldName}
                  </span>
                  <FigureField
                    label={messages.fieldOf(fieldName, label)}
                    isLabelHidden
                    value={value}
                    {...format}
                    isDisabled={!isIncluded}
                    isEdited={isSpreadEdited}
                    describedBy={describedBy}
                    {...(field === 'range' ? { minimum: 0 } : {})}
                    onCommit={(committed) => {
                      change({ spread: { ...spread, [field]: committed } });
                    }}
                  />
                </div>
              );
            })}
          </div>
        )}
        <SpreadNotes
          input={input}
          setting={setting}
          valuation={valuation}
          hint={hint}
          hintId={hintId}
          onSpread={(next) => {
            change({ spread: next });
          }}
        />
      </td>
      <td className={styles['basis']}>
        {isSpreadEdited ? (
          <>
            {messages.edited}{' '}
            <Button
              variant="link"
              aria-label={messages.resetOf(label)}
              onPress={() => {
                onChange(name, { ...input.standard, isIncluded });
              }}
            >
              {messages.reset}
            </Button>
          </>
        ) : reason === null ? (
          messages.roundRange
        ) : (
          localReason(reason, formatting)
        )}
      </td>
    </tr>
  );
});
