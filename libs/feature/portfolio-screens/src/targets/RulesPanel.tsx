import { Panel, SegmentedControl, Switch } from '@finance-analyst/components';
import type { RebalancingRules } from '@finance-analyst/documents';
import { FigureField } from '@finance-analyst/figures';
import type { ReactElement } from 'react';
import { messages } from './messages.js';
import styles from './Targets.module.css';
import type { TargetsGiven } from './TargetsView.js';
import { missingTaxRate, taxTerms } from './taxTerms.js';
import { usualRules } from './usualRules.js';
import { withTaxRate } from './withTaxRate.js';

const quantities = [
  { value: 'whole', label: messages.whole },
  { value: 'fractions', label: messages.fractions },
] as const;

/** How orders are planned. */
export function RulesPanel({
  body,
  editing,
  isReadOnly,
}: Pick<TargetsGiven, 'body' | 'editing' | 'isReadOnly'>): ReactElement {
  const rules = body.rebalancing ?? usualRules;
  const set = (change: Partial<RebalancingRules>, rule: string): void => {
    editing.edit(
      (before) => ({ ...before, rebalancing: { ...usualRules, ...before.rebalancing, ...change } }),
      () => messages.ruleChanged(rule),
      `rule ${rule}`,
    );
  };
  return (
    <Panel title={messages.rules}>
      <div className={styles['rules']}>
        <FigureField
          label={messages.band}
          description={messages.bandHelp}
          kind="rate"
          precision={1}
          step={0.005}
          minimum={0}
          maximum={1}
          value={rules.band}
          isReadOnly={isReadOnly}
          onCommit={(band) => {
            set({ band }, messages.band);
          }}
        />
        <FigureField
          label={messages.minimumTrade}
          kind="amount"
          currency={body.currency}
          step={100}
          minimum={0}
          value={rules.minimumTrade}
          isReadOnly={isReadOnly}
          onCommit={(minimumTrade) => {
            set({ minimumTrade }, messages.minimumTrade);
          }}
        />
        {taxTerms.map(({ term, label }) => (
          <FigureField
            key={term}
            label={label}
            description={
              label === missingTaxRate(body.taxRates) ? messages.taxRateNeeded : messages.taxRateHelp
            }
            kind="rate"
            precision={1}
            step={0.01}
            minimum={0}
            maximum={1}
            value={body.taxRates?.[term] ?? null}
            isReadOnly={isReadOnly}
            onCommit={(rate) => {
              editing.edit(
                (before) => withTaxRate(before, term, rate),
                () => messages.ruleChanged(label),
                `rule ${term}`,
              );
            }}
            onClear={() => {
              editing.edit(
                (before) => withTaxRate(before, term, null),
                () => messages.taxRateRemoved(label),
              );
            }}
          />
        ))}
        <SegmentedControl
          label={messages.shares}
          isLabelHidden={false}
          value={rules.hasFractions ? 'fractions' : 'whole'}
          options={quantities}
          isDisabled={isReadOnly}
          onChange={(value) => {
            set({ hasFractions: value === 'fractions' }, messages.shares);
          }}
        />
        <Switch
          isSelected={rules.maySell}
          isDisabled={isReadOnly}
          onChange={(maySell) => {
            set({ maySell }, messages.maySell);
          }}
        >
          {messages.maySell}
        </Switch>
      </div>
    </Panel>
  );
}
