import { Disclosure, Icon, Panel } from '@finance-analyst/components';
import { followingInputs, type Valuation } from '@finance-analyst/valuation';
import { memo, useCallback, useId, useMemo, useState, type ReactElement } from 'react';
import { messages } from '../messages.js';
import { useTurns } from '../screen/useTurns.js';
import { CorrelationMatrix } from './CorrelationMatrix.js';
import { includedInputs, pairKey, settingOf, type AnalysisSettings } from './AnalysisSettings.js';
import { InputRow } from './InputRow.js';
import type { InputSetting } from './InputSetting.js';
import type { OfferedInput } from './OfferedInput.js';
import type { SettingProblem } from './settingProblems.js';
import { SettingProblems } from './SettingProblems.js';
import styles from './Inputs.module.css';

export interface InputsPanelProps {
  readonly valuation: Valuation;
  readonly offered: readonly OfferedInput[];
  readonly settings: AnalysisSettings;
  readonly onSettings: (change: (before: AnalysisSettings) => AnalysisSettings) => void;
}

/** Each row has several fields. */
const rowsAtOnce = 3;

/** Which inputs vary, how far, and together with which others. */
export const InputsPanel = memo(function InputsPanel({
  valuation,
  offered,
  settings,
  onSettings,
  problems,
}: InputsPanelProps & {
  /** Of the settings. */
  readonly problems: readonly SettingProblem[];
}): ReactElement {
  const problemId = useId();
  const [isCorrelating, setCorrelating] = useState(false);
  const [isShowingOthers, setShowingOthers] = useState(false);
  const change = useCallback(
    (name: string, setting: InputSetting | null) => {
      onSettings((before) => {
        const { [name]: _before, ...others } = before.inputs;
        return { ...before, inputs: setting ? { ...others, [name]: setting } : others };
      });
    },
    [onSettings],
  );
  const included = useMemo(() => includedInputs(offered, settings), [offered, settings]);
  // A row keeps its place when its box is cleared.
  const usual = offered.filter(({ standard }) => standard.isIncluded);
  const others = offered.filter(({ isInUse, standard }) => isInUse && !standard.isIncluded);
  const drawn = useTurns(Math.ceil(usual.length / rowsAtOnce)) * rowsAtOnce;
  const unused = offered.filter(({ isInUse }) => !isInUse);
  const following = useMemo(() => new Set(followingInputs(valuation)), [valuation]);
  const kept = offered.filter(({ name, isInUse }) => isInUse && following.has(name));
  const table = (inputs: readonly OfferedInput[], label: string): ReactElement => (
    <table className={styles['table']} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{messages.input}</th>
          <th scope="col">{messages.base}</th>
          <th scope="col">{messages.distribution}</th>
          <th scope="col">{messages.figures}</th>
          <th scope="col">{messages.basis}</th>
        </tr>
      </thead>
      <tbody>
        {inputs.map((input) => (
          <InputRow
            key={input.name}
            input={input}
            setting={settingOf(settings, input)}
            valuation={valuation}
            onChange={change}
          />
        ))}
      </tbody>
    </table>
  );
  const pairs = included.flatMap((one, at) =>
    included.slice(at + 1).filter((other) => settings.correlations[pairKey(one.name, other.name)]),
  ).length;
  const inconsistent = problems.find((problem) => problem.pairs !== undefined);
  return (
    <Panel title={messages.inputs} note={messages.inputsNote}>
      <div className={styles['panel']}>
        {table(usual.slice(0, drawn), messages.inputs)}
        {others.length > 0 && (
          <Disclosure
            title={messages.otherInputs}
            summary={messages.otherInputsSummary(
              others.filter((input) => !settingOf(settings, input).isIncluded).length,
            )}
            isExpanded={isShowingOthers}
            onExpandedChange={setShowingOthers}
          >
            {isShowingOthers && table(others, messages.otherInputs)}
          </Disclosure>
        )}
        <Disclosure
          title={messages.correlations}
          summary={
            inconsistent ? (
              <span className={styles['inconsistent']}>
                <Icon name="warning" /> {messages.inconsistentSummary(messages.correlationsSummary(pairs))}
              </span>
            ) : (
              messages.correlationsSummary(pairs)
            )
          }
          isExpanded={isCorrelating}
          onExpandedChange={setCorrelating}
        >
          {isCorrelating && (
            <CorrelationMatrix
              included={included}
              settings={settings}
              onSettings={onSettings}
              inconsistent={inconsistent?.pairs}
              problemId={problemId}
            />
          )}
        </Disclosure>
        {/* Below the matrix, whose cells would move under the entry otherwise; in sight while it is closed too. */}
        {inconsistent && (
          <div id={problemId}>
            <SettingProblems problems={[inconsistent]} onSettings={onSettings} isRepeated />
          </div>
        )}
        {kept.length > 0 && (
          <p className={styles['quiet']}>{messages.keptInputs(kept.map(({ label }) => label).join('; '))}</p>
        )}
        {unused.length > 0 && (
          <p className={styles['quiet']}>
            {messages.unusedInputs(unused.map(({ label }) => label).join(', '))}
          </p>
        )}
      </div>
    </Panel>
  );
});
