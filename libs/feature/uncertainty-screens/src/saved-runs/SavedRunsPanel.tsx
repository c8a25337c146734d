import { Button, Checkbox, Notice, Panel, RenameDialog } from '@finance-analyst/components';
import type { SimulationRunDocument } from '@finance-analyst/documents';
import { describeMoment, useFigureFormat } from '@finance-analyst/figures';
import type { Valuation } from '@finance-analyst/valuation';
import { simulationRunsOf, type Workspace } from '@finance-analyst/workspace';
import { useState, type ReactElement } from 'react';
import type { AnalysisSettings } from '../inputs/AnalysisSettings.js';
import type { OfferedInput } from '../inputs/OfferedInput.js';
import { readSettings } from '../inputs/readSettings.js';
import { messages } from '../messages.js';
import type { useSimulation } from '../simulation/useSimulation.js';
import { openRun } from './openRun.js';
import { resultDifferences } from './resultDifferences.js';
import { RunComparison } from './RunComparison.js';
import { resultOf } from './runDocumentOf.js';
import { writeApart } from './writeApart.js';
import { useSavedRuns } from './useSavedRuns.js';
import styles from './SavedRuns.module.css';

interface Said {
  readonly tone: 'success' | 'error' | 'warning' | 'note';
  readonly text: string;
  readonly undo?: () => void;
}

/** The saved runs of a model: to repeat, to continue from, to compare. */
export function SavedRunsPanel({
  workspace,
  clock,
  modelId,
  valuation,
  offered,
  simulation,
  settings,
  onSettings,
}: {
  readonly workspace: Workspace;
  readonly clock: () => Date;
  readonly modelId: string;
  readonly valuation: Valuation;
  readonly offered: readonly OfferedInput[];
  readonly simulation: ReturnType<typeof useSimulation>;
  readonly settings: AnalysisSettings;
  readonly onSettings: (change: (before: AnalysisSettings) => AnalysisSettings) => void;
}): ReactElement {
  const formatting = useFigureFormat();
  const { format } = formatting;
  const { phase, runs, reason } = useSavedRuns(workspace, modelId);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState<Said | null>(null);
  const [renamed, setRenamed] = useState<SimulationRunDocument | null>(null);
  const { isRunning } = simulation.state;
  const now = clock();
  const compared = runs.filter(({ id }) => chosen.has(id));

  const repeat = async (run: SimulationRunDocument): Promise<void> => {
    setSaid(null);
    const opened = await openRun(run);
    if (!opened.ok) {
      setSaid({ tone: 'error', text: opened.reason });
      return;
    }
    const summary = await simulation.start(
      opened.value.model,
      run.body.run,
      run.body.options,
      messages.runOfVersion(run.title, format(run.body.model.revision, { kind: 'number', precision: 0 })),
    );
    if (!summary) {
      setSaid({ tone: 'warning', text: messages.runNotRepeated(run.title) });
      return;
    }
    const { result, currency } = run.body;
    if (summary.checksum === result.checksum) {
      setSaid({ tone: 'success', text: messages.runRepeated(run.title) });
      return;
    }
    const differences = resultDifferences(result, resultOf(summary)).map(({ label, before, now: newer }) => {
      const [one, other] = writeApart([newer, before], (value, precision) =>
        format(value, { kind: 'per-share', currency, precision }),
      );
      return messages.differsFrom(label, one, other);
    });
    setSaid({
      tone: 'warning',
      text: [
        messages.runRepeatedOtherwise(run.title, result.checksum, summary.checksum),
        ...differences,
      ].join(' '),
    });
  };
  const recover = async (run: SimulationRunDocument): Promise<void> => {
    const recovered = await workspace.recover(run.id);
    setSaid(recovered.ok ? null : { tone: 'error', text: recovered.reason });
  };
  const remove = async (run: SimulationRunDocument): Promise<void> => {
    const removed = await workspace.remove(run.id);
    setSaid(
      removed.ok
        ? { tone: 'note', text: messages.runDeleted(run.title), undo: () => void recover(run) }
        : { tone: 'error', text: removed.reason },
    );
  };
  /** Resolves to the reason why the run was not renamed; null if it was. */
  const rename = async (run: SimulationRunDocument, title: string): Promise<string | null> => {
    if (title === run.title) return null;
    const outcome = await simulationRunsOf(workspace).rename(run, title);
    if (!outcome.ok) return outcome.reason;
    const undo = async (): Promise<void> => {
      const reverted = await simulationRunsOf(workspace).rename(outcome.value, run.title);
      setSaid(reverted.ok ? null : { tone: 'error', text: reverted.reason });
    };
    setSaid({ tone: 'note', text: messages.runRenamed(run.title, title), undo: () => void undo() });
    return null;
  };
  const use = (run: SimulationRunDocument): void => {
    const replaced = settings;
    onSettings(() => readSettings(run.body.settings));
    const undo = (): void => {
      onSettings(() => replaced);
      setSaid(null);
    };
    setSaid({ tone: 'note', text: messages.settingsUsed(run.title), undo });
  };
  const detailOf = ({ createdAt, body: { run, result, currency } }: SimulationRunDocument): string =>
    [
      messages.saved(describeMoment(createdAt, now, formatting)),
      messages.pathsOf(format(run.paths, { kind: 'number', precision: 0 })),
      result.statistics &&
        messages.meanOf(format(result.statistics.mean.value, { kind: 'per-share', currency, precision: 2 })),
      result.statistics?.loss &&
        messages.lossOf(format(result.statistics.loss.value, { kind: 'rate', precision: 1 })),
    ]
      .filter(Boolean)
      .join(' · ');

  return (
    <Panel
      title={messages.savedRuns}
      state={
        phase === 'loading'
          ? { kind: 'loading', label: messages.loadingRuns }
          : runs.length === 0 && reason === null && said === null
            ? { kind: 'empty', title: messages.noRuns, message: messages.noRunsExplained }
            : { kind: 'ready' }
      }
    >
      <div className={styles['runs']}>
        {reason !== null && <Notice tone="error">{reason}</Notice>}
        {said && (
          <Notice
            tone={said.tone}
            announce="polite"
            onDismiss={() => {
              setSaid(null);
            }}
            {...(said.undo && {
              action: (
                <Button variant="link" onPress={said.undo}>
                  {messages.undo}
                </Button>
              ),
            })}
          >
            {said.text}
          </Notice>
        )}
        <ul className={styles['list']}>
          {runs.map((run) => (
            <li key={run.id} className={styles['run']}>
              <div>
                <Checkbox
                  isSelected={chosen.has(run.id)}
                  onChange={(isSelected) => {
                    setChosen((before) => {
                      const next = new Set(before);
                      if (isSelected) next.add(run.id);
                      else next.delete(run.id);
                      return next;
                    });
                  }}
                >
                  {messages.compareRun(run.title)}
                </Checkbox>
                <span className={styles['detail']}>{detailOf(run)}</span>
              </div>
              <div className={styles['actions']}>
                <Button
                  size="compact"
                  aria-label={messages.repeatOf(run.title)}
                  aria-disabled={isRunning}
                  onPress={() => {
                    if (!isRunning) void repeat(run);
                  }}
                >
                  {messages.repeat}
                </Button>
                <Button
                  size="compact"
                  variant="quiet"
                  aria-label={messages.settingsOf(run.title)}
                  onPress={() => {
                    use(run);
                  }}
                >
                  {messages.useSettings}
                </Button>
                <Button
                  size="compact"
                  variant="quiet"
                  aria-label={messages.renameOf(run.title)}
                  onPress={() => {
                    setRenamed(run);
                  }}
                >
                  {messages.rename}
                </Button>
                <Button
                  size="compact"
                  variant="quiet"
                  aria-label={messages.deleteOf(run.title)}
                  onPress={() => void remove(run)}
                >
                  {messages.delete}
                </Button>
              </div>
            </li>
          ))}
        </ul>
        {renamed && (
          <RenameDialog
            noun={messages.runNoun}
            name={renamed.title}
            onRename={(title) => rename(renamed, title)}
            onClose={() => {
              setRenamed(null);
            }}
          />
        )}
        {compared.length >= 2 ? (
          <RunComparison runs={compared} offered={offered} valuation={valuation} />
        ) : (
          runs.length >= 2 && <p className={styles['detail']}>{messages.chooseRuns}</p>
        )}
      </div>
    </Panel>
  );
}
