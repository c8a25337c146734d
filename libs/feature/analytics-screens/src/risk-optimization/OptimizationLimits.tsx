import { Button, Select } from '@finance-analyst/components';
import { FigureField } from '@finance-analyst/figures';
import { type ReactElement, useState } from 'react';
import { messages } from '../risk/messages.js';
import styles from '../risk-screen/Risk.module.css';
import type { RiskSettings } from '../risk-settings/RiskSettings.js';
import type { RiskSummary } from '../risk-worker/RiskSummary.js';
import { limitChoices } from './limitChoices.js';
import { type LimitKind, limitKinds, readLimits, type WeightLimit, writeLimits } from './WeightLimit.js';

const kindOptions = limitKinds.map((value) => ({ value, label: messages.limitKinds[value] }));

export type LimitSettings = Pick<
  RiskSettings,
  'largestWeight' | 'limits' | 'turnover' | 'tradingCost' | 'targetReturn'
>;

/** Entries of what other weights must keep to. */
export function OptimizationLimits({
  analysis,
  settings,
  onChange,
}: {
  readonly analysis: Pick<RiskSummary, 'assets' | 'body'>;
  readonly settings: LimitSettings;
  readonly onChange: (part: Partial<RiskSettings>) => void;
}): ReactElement {
  const { largestWeight, turnover, tradingCost, targetReturn } = settings;
  const limits = readLimits(settings.limits);
  const write = (next: readonly WeightLimit[]): void => {
    onChange({ limits: writeLimits(next) });
  };
  const positions = analysis.assets.map(({ position }) => position);
  const nameOf = ({ kind, of }: WeightLimit): string =>
    limitChoices(kind, positions, analysis.body).find((choice) => choice.of === of)?.name ?? of;
  const share = { kind: 'rate', minimum: 0, maximum: 1, step: 0.01 } as const;
  return (
    <>
      <div className={styles['choices']}>
        <FigureField
          {...share}
          label={messages.largestWeight}
          value={largestWeight}
          minimum={0.001}
          onCommit={(value) => {
            onChange({ largestWeight: value });
          }}
        />
        <FigureField
          {...share}
          label={messages.mostTurnover}
          description={messages.noLimit}
          value={turnover}
          onCommit={(value) => {
            onChange({ turnover: value });
          }}
          onClear={() => {
            onChange({ turnover: null });
          }}
        />
        <FigureField
          {...share}
          label={messages.tradingCost}
          description={messages.tradingCostHint}
          precision={2}
          maximum={0.2}
          step={0.0005}
          value={tradingCost}
          onCommit={(value) => {
            onChange({ tradingCost: value });
          }}
        />
        <FigureField
          {...share}
          label={messages.targetReturn}
          description={messages.noLimit}
          minimum={-1}
          maximum={10}
          value={targetReturn}
          onCommit={(value) => {
            onChange({ targetReturn: value });
          }}
          onClear={() => {
            onChange({ targetReturn: null });
          }}
        />
      </div>
      {limits.map((limit, at) => {
        const change = (part: Partial<WeightLimit>): void => {
          write(limits.with(at, { ...limit, ...part }));
        };
        return (
          <div key={`${limit.kind} ${limit.of}`} className={styles['limit']}>
            <span
              className={styles['limited']}
            >{`${messages.limitKinds[limit.kind]}: ${nameOf(limit)}`}</span>
            <FigureField
              {...share}
              label={messages.smallestOf(nameOf(limit))}
              value={limit.lower}
              onCommit={(lower) => {
                change({ lower });
              }}
            />
            <FigureField
              {...share}
              label={messages.largestOf(nameOf(limit))}
              value={limit.upper}
              onCommit={(upper) => {
                change({ upper });
              }}
            />
            <Button
              variant="quiet"
              onPress={() => {
                write(limits.toSpliced(at, 1));
              }}
            >
              {messages.removeLimit(nameOf(limit))}
            </Button>
          </div>
        );
      })}
      <AddLimit
        choicesOf={(kind) =>
          limitChoices(kind, positions, analysis.body).filter(
            ({ of }) => !limits.some((limit) => limit.kind === kind && limit.of === of),
          )
        }
        onAdd={(kind, of) => {
          write([...limits, { kind, of, lower: 0, upper: 1 }]);
        }}
      />
    </>
  );
}

function AddLimit({
  choicesOf,
  onAdd,
}: {
  readonly choicesOf: (kind: LimitKind) => readonly { readonly of: string; readonly name: string }[];
  readonly onAdd: (kind: LimitKind, of: string) => void;
}): ReactElement {
  const [kind, setKind] = useState<LimitKind>('holding');
  const [chosen, setChosen] = useState('');
  const choices = choicesOf(kind);
  const of = choices.some((choice) => choice.of === chosen) ? chosen : (choices[0]?.of ?? '');
  return (
    <div className={styles['limit']}>
      <Select
        label={messages.limitBy}
        value={kind}
        options={kindOptions}
        onChange={(value) => {
          setKind(value);
        }}
      />
      <Select
        label={messages.limitKinds[kind]}
        value={of}
        options={choices.map((choice) => ({ value: choice.of, label: choice.name }))}
        isDisabled={choices.length === 0}
        onChange={setChosen}
      />
      <Button
        isDisabled={choices.length === 0}
        onPress={() => {
          onAdd(kind, of);
        }}
      >
        {messages.addLimit}
      </Button>
    </div>
  );
}
