import { Button, FailureNotice, Notice, Panel, ProgressBar, Select } from '@finance-analyst/components';
import { FigureField, useFigureFormat } from '@finance-analyst/figures';
import type { SimulationRun } from '@finance-analyst/uncertainty';
import type { Valuation } from '@finance-analyst/valuation';
import type { ReactElement, ReactNode } from 'react';
import { pathChoices, samplingKinds } from '../inputs/AnalysisSettings.js';
import { inLabels } from '../inputs/inLabels.js';
import type { InputsPanelProps } from '../inputs/InputsPanel.js';
import type { OfferedInput } from '../inputs/OfferedInput.js';
import type { SettingProblem } from '../inputs/settingProblems.js';
import { SettingProblems } from '../inputs/SettingProblems.js';
import { messages } from '../messages.js';
import { RepeatRun } from '../record/RepeatRun.js';
import { summaryOptions } from './summaryOptions.js';
import type { SimulationProblem, useSimulation } from './useSimulation.js';
import styles from './Simulation.module.css';

const largestSeed = Number.MAX_SAFE_INTEGER;

/** The settings of a simulation, and its progress. */
export function SimulationPanel({
  valuation,
  included,
  settings,
  onSettings,
  simulation,
  run,
  problems,
  isOutdated,
  saveRun,
}: InputsPanelProps & {
  readonly valuation: Valuation;
  readonly included: readonly OfferedInput[];
  readonly simulation: ReturnType<typeof useSimulation>;
  readonly run: SimulationRun;
  /** Of the settings. */
  readonly problems: readonly SettingProblem[];
  /** The run on the screen is of other settings, another version or another price. */
  readonly isOutdated: boolean;
  /** Saves the run on the screen, if it can be. */
  readonly saveRun?: ReactNode;
}): ReactElement {
  const { format } = useFigureFormat();
  const { state, start, cancel, retry } = simulation;
  const count = (paths: number): string => format(paths, { kind: 'number', precision: 0 });
  const isEmpty = included.length === 0;
  const cannotRun = isEmpty || problems.some(({ isBlocking }) => isBlocking);
  const begin = (): void => {
    void start(valuation.model, { run, options: summaryOptions(valuation), settings, repeated: null });
  };
  const finished = state.shown?.summary ? messages.finished(count(state.shown.summary.paths)) : '';
  // What cannot be run is not asked for again: the reason is beside the button.
  const outdated = cannotRun ? messages.outdatedUnable : messages.outdated;
  const standing = state.isRunning ? '' : isOutdated ? outdated : finished;
  return (
    <Panel title={messages.simulation}>
      <div className={styles['settings']}>
        <Select
          label={messages.paths}
          value={String(settings.paths)}
          options={pathChoices.map((paths) => ({ value: String(paths), label: count(paths) }))}
          onChange={(paths) => {
            onSettings((before) => ({ ...before, paths: Number(paths) }));
          }}
        />
        <Select
          label={messages.sampling}
          description={messages.samplingsExplained[settings.sampling]}
          value={settings.sampling}
          options={samplingKinds.map((value) => ({ value, label: messages.samplings[value] }))}
          onChange={(sampling) => {
            onSettings((before) => ({ ...before, sampling }));
          }}
        />
        <FigureField
          label={messages.seed}
          description={messages.seedExplained}
          kind="number"
          precision={0}
          step={1}
          minimum={0}
          maximum={largestSeed}
          value={settings.seed}
          onCommit={(seed) => {
            onSettings((before) => ({ ...before, seed: Math.round(seed) }));
          }}
        />
      </div>
      <div
        className={styles['run']}
        // Run and Cancel are one button, which keeps the focus: a double-click presses it once.
        onClickCapture={(event) => {
          if (event.detail > 1) event.stopPropagation();
        }}
      >
        {state.isRunning ? (
          <Button onPress={cancel}>{messages.cancel}</Button>
        ) : (
          <Button
            variant="primary"
            aria-disabled={cannotRun}
            onPress={() => {
              if (!cannotRun) begin();
            }}
          >
            {messages.run}
          </Button>
        )}
        {/* Beside the button and in its place from the start: what a press does is in sight, and moves nothing. */}
        <div className={styles['progress']}>
          {state.isRunning && (
            <ProgressBar
              label={messages.running}
              value={state.done / state.paths}
              valueLabel={messages.progress(count(state.done), count(state.paths))}
            />
          )}
          <p role="status" className={styles['quiet']}>
            {standing}
          </p>
          {isEmpty && <span className={styles['quiet']}>{messages.noInputsExplained}</span>}
        </div>
      </div>
      <div className={styles['actions']}>
        <RepeatRun
          valuation={valuation}
          simulation={simulation}
          settings={settings}
          onSettings={onSettings}
        />
        {saveRun}
      </div>
      <SettingProblems problems={problems} onSettings={onSettings} />
      {state.problem && (
        <Problem
          problem={state.problem}
          canceled={messages.canceled(count(state.done), count(state.paths))}
          included={included}
          onRetry={retry}
        />
      )}
    </Panel>
  );
}

function Problem({
  problem: { kind, reason },
  canceled,
  included,
  onRetry,
}: {
  readonly problem: SimulationProblem;
  readonly canceled: string;
  readonly included: readonly OfferedInput[];
  readonly onRetry: () => void;
}): ReactElement {
  if (kind === 'canceled')
    return (
      <Notice tone="note" announce="polite">
        {canceled}
      </Notice>
    );
  if (kind === 'failed')
    return (
      <FailureNotice title={messages.failed} onRetry={onRetry}>
        {messages.failedExplained(reason ?? messages.workersNotLoaded)}
      </FailureNotice>
    );
  return (
    <Notice tone="warning" announce="assertive" title={messages.refused}>
      {inLabels(reason ?? '', included)}
    </Notice>
  );
}
