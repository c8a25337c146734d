import { Button, EmptyState, Panel, SegmentedControl, Select, TextField } from '@finance-analyst/components';
import { selectSavedPortfolios } from '@finance-analyst/workspace';
import { useState, type ReactElement } from 'react';
import { useSelector } from 'react-redux';
import type { AnalyticsDependencies } from '../AnalyticsDependencies.js';
import type { Analysis } from '../screen/Analysis.js';
import { type AnalyticsSelection, attributionGroupNames } from '../selection/AnalyticsSelection.js';
import { AgainstPortfolio } from './AgainstPortfolio.js';
import { AgainstTargets } from './AgainstTargets.js';
import { AgainstWeights } from './AgainstWeights.js';
import styles from './Attribution.module.css';
import { type BenchmarkChoice, readChoice, writeChoice } from './BenchmarkChoice.js';
import { messages } from './messages.js';
import { readWeights } from './readWeights.js';

const groups = attributionGroupNames.map((value) => ({ value, label: messages.groups[value] }));

export interface AttributionPanelProps extends Omit<
  AnalyticsDependencies,
  'loadRiskWorkers' | 'entries' | 'editPortfolio'
> {
  readonly analysis: Analysis;
  readonly onChange: (part: Partial<AnalyticsSelection>) => void;
}

/** Why the portfolio returned more or less than a benchmark whose groups are known. */
export function AttributionPanel(props: AttributionPanelProps): ReactElement {
  const { analysis, onChange } = props;
  const { attributionGroup } = analysis.selection;
  const choice = readChoice(analysis.selection.versus);
  const { rows: portfolios } = useSelector(selectSavedPortfolios);
  const choose = (next: BenchmarkChoice | null): void => {
    onChange({ versus: writeChoice(next) });
  };
  const options = [
    { value: '', label: messages.none },
    { value: 'targets', label: messages.ownTargets },
    { value: 'weights:', label: messages.entered },
    ...portfolios
      .filter(({ id }) => id !== analysis.id)
      .map(({ id, title }) => ({ value: `portfolio:${id}`, label: title })),
  ];
  if (analysis.instruments !== null)
    return (
      <Panel title={messages.title}>
        <EmptyState title={messages.wholeOnly}>{messages.wholeOnlyExplained}</EmptyState>
      </Panel>
    );
  return (
    <Panel
      title={messages.title}
      sample={analysis.isSample || undefined}
      {...(choice !== null && { minHeight: '12rem' })}
      footer={choice === null ? undefined : `${messages.explained} ${messages.method}`}
    >
      <div className={styles['choices']}>
        <Select
          label={messages.against}
          value={choice?.kind === 'weights' ? 'weights:' : (writeChoice(choice) ?? '')}
          options={options}
          onChange={(value) => {
            choose(readChoice(value));
          }}
        />
        {choice?.kind === 'weights' && (
          <WeightsField key={choice.text} text={choice.text} onChoose={choose} />
        )}
      </div>
      {choice === null ? (
        <EmptyState title={messages.choose}>{messages.chooseExplained}</EmptyState>
      ) : (
        <>
          <SegmentedControl
            label={messages.group}
            value={attributionGroup}
            options={groups}
            onChange={(chosen) => {
              onChange({ attributionGroup: chosen });
            }}
          />
          <Compared {...props} choice={choice} />
        </>
      )}
    </Panel>
  );
}

function Compared({
  choice,
  ...props
}: AttributionPanelProps & { readonly choice: BenchmarkChoice }): ReactElement | null {
  switch (choice.kind) {
    case 'targets':
      return <AgainstTargets analysis={props.analysis} />;
    case 'portfolio':
      return <AgainstPortfolio key={choice.id} {...props} id={choice.id} />;
    case 'weights': {
      const weights = readWeights(choice.text);
      if (weights.ok) return <AgainstWeights analysis={props.analysis} weights={weights.value} />;
      return choice.text === '' ? null : <EmptyState title={messages.missing}>{weights.reason}</EmptyState>;
    }
  }
}

/** A benchmark as a table of weights in one line. */
function WeightsField({
  text,
  onChoose,
}: {
  readonly text: string;
  readonly onChoose: (choice: BenchmarkChoice) => void;
}): ReactElement {
  const [entry, setEntry] = useState(text);
  const [problem, setProblem] = useState<string | undefined>();
  return (
    <form
      className={styles['weights']}
      onSubmit={(event) => {
        event.preventDefault();
        const weights = readWeights(entry);
        setProblem(weights.ok ? undefined : weights.reason);
        if (weights.ok) onChoose({ kind: 'weights', text: entry.trim() });
      }}
    >
      <TextField
        label={messages.weights}
        description={messages.weightsHint}
        value={entry}
        maxLength={1000}
        error={problem}
        onChange={setEntry}
      />
      <Button type="submit">{messages.apply}</Button>
    </form>
  );
}
