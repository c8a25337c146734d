import {
  Button,
  Checkbox,
  FailureNotice,
  Panel,
  RenameDialog,
  useReturnedFocus,
  useRowFocus,
} from '@finance-analyst/components';
import type { SimulationRunDocument } from '@finance-analyst/documents';
import { describeMoment, useFigureFormat } from '@finance-analyst/figures';
import type { Valuation } from '@finance-analyst/valuation';
import { simulationRunsOf, type Workspace } from '@finance-analyst/workspace';
import { useMemo, useState, type ReactElement } from 'react';
import type { AnalysisSettings } from '../inputs/AnalysisSettings.js';
import type { OfferedInput } from '../inputs/OfferedInput.js';
import { readSettings } from '../inputs/readSettings.js';
import { messages } from '../messages.js';
import type { useSimulation } from '../simulation/useSimulation.js';
import { SaidNotice, type Said } from '../repetition/SaidNotice.js';
import { repeatSavedRun } from './repeatSavedRun.js';
import { RunComparison } from './RunComparison.js';
import { titlesApart } from './titlesApart.js';
import { useSavedRuns } from './useSavedRuns.js';
import styles from './SavedRuns.module.css';

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
  const { phase, runs, reason, retry } = useSavedRuns(workspace, modelId);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState<Said | null>(null);
  const [renamed, setRenamed] = useState<SimulationRunDocument | null>(null);
  const { place, beforeRemoval } = useRowFocus(runs.length, 'button');
  const onSaidPressed = useReturnedFocus(() =>
    place.current?.querySelector<HTMLElement>('[data-row] button'),
  );
  const { isRunning } = simulation.state;
  const now = clock();
  const compared = runs.filter(({ id }) => chosen.has(id));
  const titles = useMemo(() => titlesApart(runs), [runs]);
  const titleOf = ({ id, title }: SimulationRunDocument): string => titles.get(id) ?? title;

  const repeat = async (run: SimulationRunDocument): Promise<void> => {
    setSaid(null);
    setSaid(await repeatSavedRun(run, titleOf(run), { simulation, settings, onSettings }, formatting));
  };
  const recover = async (run: SimulationRunDocument): Promise<void> => {
    const recovered = await workspace.recover(run.id);
    setSaid(recovered.ok ? null : { tone: 'error', text: recovered.reason });
  };
  const remove = async (run: SimulationRunDocument): Promise<void> => {
    const removed = await workspace.remove(run.id);
    setSaid(
      removed.ok
        ? { tone: 'note', text: messages.runDeleted(titleOf(run)), undo: () => void recover(run) }
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
    setSaid({ tone: 'note', text: messages.runRenamed(titleOf(run), title), undo: () => void undo() });
    return null;
  };
  const use = (run: SimulationRunDocument): void => {
    const replaced = settings;
    const applied = readSettings(run.body.settings);
    onSettings(() => applied);
    const undo = (): void => {
      onSettings(() => replaced);
    };
    setSaid({ tone: 'note', text: messages.settingsUsed(titleOf(run)), undo, applied });
  };
  const detailOf = ({ createdAt, body: { run, result, currency } }: SimulationRunDocument): string =>
    [
      messages.saved(describeMoment(createdAt, now, formatting)),
      messages.pathsOf(format(run.paths, { kind: 'number', precision: 0 })),
      result.statistics &&
        messages.meanOf(format(result.statistics.mean.value, { kind: 'per-share', currency, precision: 2 })),
      result.statistics?.loss &&
        messages.belowPriceOf(format(result.statistics.loss.value, { kind: 'rate', precision: 1 })),
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
      <div ref={place} className={styles['runs']}>
        {reason !== null && (
          <FailureNotice title={messages.runsFailed} onRetry={retry}>
            {reason}
          </FailureNotice>
        )}
        {said && (
          <SaidNotice
            said={said}
            settings={settings}
            onPressed={onSaidPressed}
            onDismiss={() => {
              setSaid(null);
            }}
          />
        )}
        <ul className={styles['list']}>
          {runs.map((run, at) => (
            <li key={run.id} data-row className={styles['run']}>
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
                  {messages.compareRun(titleOf(run))}
                </Checkbox>
                <span className={styles['detail']}>{detailOf(run)}</span>
              </div>
              <div className={styles['actions']}>
                <Button
                  size="compact"
                  aria-label={messages.repeatOf(titleOf(run))}
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
                  aria-label={messages.settingsOf(titleOf(run))}
                  onPress={() => {
                    use(run);
                  }}
                >
                  {messages.useSettings}
                </Button>
                <Button
                  size="compact"
                  variant="quiet"
                  aria-label={messages.renameOf(titleOf(run))}
                  onPress={() => {
                    setRenamed(run);
                  }}
                >
                  {messages.rename}
                </Button>
                <Button
                  size="compact"
                  variant="quiet"
                  aria-label={messages.deleteOf(titleOf(run))}
                  onPress={() => {
                    beforeRemoval(at);
                    void remove(run);
                  }}
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
          <RunComparison runs={compared} titles={titles} offered={offered} valuation={valuation} />
        ) : (
          runs.length >= 2 && <p className={styles['detail']}>{messages.chooseRuns}</p>
        )}
      </div>
    </Panel>
  );
}
