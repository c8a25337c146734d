import { Button, Checkbox, Select } from '@finance-analyst/components';
import { FigureField, useFigureFormat } from '@finance-analyst/figures';
import { distributionProblem } from '@finance-analyst/uncertainty';
import type { Valuation } from '@finance-analyst/valuation';
import { memo, type ReactElement } from 'react';
import { messages } from '../messages.js';
import { inputFormat, writeBase } from './inputFormat.js';
import type { InputSetting, InputSpread, SpreadKind } from './InputSetting.js';
import type { OfferedInput } from './OfferedInput.js';
import { localReason } from './localReason.js';
import { spreadDistribution, withKind } from './spreadDistribution.js';
import styles from './Inputs.module.css';

const kinds = (['normal', 'triangular', 'pert', 'uniform'] as const satisfies readonly SpreadKind[]).map(
  (value) => ({
    value,
    label: messages.kinds[value],
  }),
);

type SpreadField = 'range' | 'low' | 'mode' | 'high';

const fieldsOf = (spread: InputSpread): readonly (readonly [SpreadField, number])[] =>
  spread.kind === 'normal'
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
  isEdited,
  valuation,
  onChange,
}: {
  readonly input: OfferedInput;
  readonly setting: InputSetting;
  readonly isEdited: boolean;
  readonly valuation: Valuation;
  /** Null is the setting that was offered. */
  readonly onChange: (name: string, setting: InputSetting | null) => void;
}): ReactElement {
  const formatting = useFigureFormat();
  const { name, label, unit, reason } = input;
  const { isIncluded, spread } = setting;
  const { kind, currency, scale, precision } = inputFormat(unit, valuation);
  const problem = isIncluded ? distributionProblem(spreadDistribution(spread)) : null;
  const change = (changed: Partial<InputSetting>): void => {
    onChange(name, { ...setting, ...changed });
  };
  const isSpreadEdited = isEdited && spread !== input.standard.spread;
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
          options={kinds}
          isDisabled={!isIncluded}
          onChange={(next) => {
            change({ spread: withKind(spread, next) });
          }}
        />
      </td>
      <td>
        <div className={styles['fields']}>
          {fieldsOf(spread).map(([field, value]) => (
            <div key={field} className={styles['field']}>
              <span aria-hidden className={styles['fieldName']}>
                {messages[field]}
              </span>
              <FigureField
                label={messages.fieldOf(messages[field], label)}
                isLabelHidden
                value={value}
                kind={kind}
                currency={currency}
                scale={scale}
                precision={precision}
                isDisabled={!isIncluded}
                isEdited={isSpreadEdited}
                {...(field === 'range' ? { minimum: 0 } : {})}
                onCommit={(committed) => {
                  change({ spread: { ...spread, [field]: committed } });
                }}
              />
            </div>
          ))}
        </div>
        {problem !== null && (
          <p role="alert" className={styles['problem']}>
            {`${problem.charAt(0).toUpperCase()}${problem.slice(1)}.`}
          </p>
        )}
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
