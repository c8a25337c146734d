import { buttonStyle, Chip, Notice, ScreenHeading, Skeleton } from '@finance-analyst/components';
import { isSameValue, writeSymbol, type ValuationModelDocument } from '@finance-analyst/documents';
import { describeMoment, useFigureFormat } from '@finance-analyst/figures';
import { sourceName } from '@finance-analyst/market';
import { paths, workbenchPath } from '@finance-analyst/navigation';
import type { Valuation } from '@finance-analyst/valuation';
import { useDeferredValue, useEffect, useMemo, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useCaseWeights } from '../cases/useCaseWeights.js';
import { useDraft } from '../cases/useDraft.js';
import { CasesPanel } from '../cases/CasesPanel.js';
import { GridPanel } from '../grid/GridPanel.js';
import { includedInputs } from '../inputs/AnalysisSettings.js';
import { ConventionsNote } from '../inputs/ConventionsNote.js';
import { InputsPanel } from '../inputs/InputsPanel.js';
import { offeredInputs } from '../inputs/offeredInputs.js';
import { settingProblems, soundInputs } from '../inputs/settingProblems.js';
import { useAnalysisSettings } from '../kept-settings/useAnalysisSettings.js';
import { messages } from '../messages.js';
import { PercentilesPanel } from '../simulation/PercentilesPanel.js';
import { SimulationPanel } from '../simulation/SimulationPanel.js';
import { SimulationResults } from '../simulation/SimulationResults.js';
import { runOf } from '../simulation/runOf.js';
import { summaryOptions } from '../simulation/summaryOptions.js';
import { rememberedRun, rememberRun } from '../simulation/rememberedRuns.js';
import { useSimulation, type ShownRun } from '../simulation/useSimulation.js';
import { SavedRunsPanel } from '../saved-runs/SavedRunsPanel.js';
import { SaveRun } from '../saved-runs/SaveRun.js';
import { tornadoFor } from '../tornado/tornadoFor.js';
import { TornadoPanel } from '../tornado/TornadoPanel.js';
import { AnswerFigures } from './AnswerFigures.js';
import { unsavedWeights } from '../cases/unsavedWeights.js';
import { UnsavedChanges } from './UnsavedChanges.js';
import { useTurns } from './useTurns.js';
import type { ScenarioAnalysisScreenProps } from './ScenarioAnalysisScreen.js';
import styles from './ScenarioAnalysis.module.css';

/** How uncertain a model's value is: by input, all together, and by two inputs. */
export function Analysis({
  document,
  valuation,
  isReadOnly,
  workspace,
  clock,
  createId,
  entries,
  loadSimulationWorkers,
  onDataShown,
}: ScenarioAnalysisScreenProps & {
  readonly document: ValuationModelDocument;
  readonly valuation: Valuation;
  /** The model is of a newer release. */
  readonly isReadOnly: boolean;
}): ReactElement {
  const formatting = useFigureFormat();
  const kept = useAnalysisSettings(entries, document.id, workspace);
  const { settings, setSettings } = kept;
  const { draft, problem: draftProblem } = useDraft(workspace, document, valuation.fundamentals);
  const weighting = useCaseWeights({
    workspace,
    document,
    fundamentals: valuation.fundamentals,
    draft,
    kept: kept.weights,
    forgetKept: kept.forgetWeights,
    isReadOnly,
  });
  const memory = useMemo(
    () => ({
      read: () => rememberedRun(workspace, document.id)?.shown ?? null,
      write: (finished: ShownRun) => {
        rememberRun(workspace, document.id, { shown: finished, savedAs: null });
      },
    }),
    [workspace, document.id],
  );
  const simulation = useSimulation(loadSimulationWorkers, memory);
  const offered = offeredInputs(valuation);
  // Charts follow the entries when the page has time.
  const shown = useDeferredValue({ valuation, settings });
  const included = useMemo(() => includedInputs(offered, settings), [offered, settings]);
  const problems = useMemo(
    () => settingProblems(offered, settings, valuation, formatting),
    [offered, settings, valuation, formatting],
  );
  const run = useMemo(() => runOf(valuation, included, settings), [valuation, included, settings]);
  const { body, fundamentals, sample } = valuation;
  const symbol = writeSymbol(body.instrument);
  const { shown: shownRun, isRunning, isEarlier } = simulation.state;
  // Figures of other settings, another price or another version of the model are neither the answer nor saved as these.
  const isOfSettings = useMemo(
    () =>
      shownRun !== null && isSameValue([shownRun.run, shownRun.options], [run, summaryOptions(valuation)]),
    [shownRun, run, valuation],
  );
  // From top to bottom, each panel in a task of its own.
  const turn = useTurns(5);
  const isTornadoDue = turn >= 1;
  const tornado = useMemo(() => {
    if (!isTornadoDue) return null;
    const sound = soundInputs(includedInputs(offeredInputs(shown.valuation), shown.settings), shown.settings);
    return tornadoFor(shown.valuation, sound, shown.settings);
  }, [isTornadoDue, shown.valuation, shown.settings]);
  const results = { valuation, shown: shownRun, isOfSettings, isRunning };

  useEffect(() => {
    const price = body.priceSnapshot;
    onDataShown?.({
      statements: sourceName(fundamentals.source),
      prices: price ? [{ source: sourceName(price.source), asOf: price.asOf }] : [],
      sample,
    });
    return () => onDataShown?.(null);
  }, [onDataShown, body, fundamentals, sample]);

  return (
    <div className={styles['screen']}>
      <header className={styles['header']}>
        <div>
          <ScreenHeading>{messages.titleOf(document.title)}</ScreenHeading>
          <p className={styles['quiet']}>
            {[
              body.instrument.name,
              symbol,
              messages.version(
                String(document.baseRevision),
                describeMoment(document.updatedAt, clock(), formatting),
              ),
            ].join(' · ')}
          </p>
        </div>
        <div className={styles['actions']}>
          {sample && <Chip tone="sample">{messages.sampleData}</Chip>}
          <Link className={buttonStyle({ variant: 'link' })} to={paths.scenarioAnalysis}>
            {messages.otherModel}
          </Link>
          <Link className={buttonStyle()} to={workbenchPath(symbol, document.id)}>
            {messages.openModel}
          </Link>
        </div>
      </header>
      <UnsavedChanges draft={draft} problem={draftProblem} document={document} clock={clock} />
      {kept.unstored !== null && (
        <Notice tone="warning" announce="polite">
          {messages.settingsNotStored[kept.unstored]}
        </Notice>
      )}
      <AnswerFigures
        valuation={valuation}
        shown={shownRun}
        isOfSettings={isOfSettings}
        isEarlier={isEarlier}
        isRunning={isRunning}
      />
      <ConventionsNote offered={offered} settings={settings} />
      <CasesPanel
        valuation={valuation}
        weighting={weighting}
        unsaved={draftProblem === null && draft ? unsavedWeights(draft, document, clock(), formatting) : null}
      />
      <div className={styles['columns']}>
        {/* Its place is taken from the start, or the column beside it would move. */}
        {tornado ? <TornadoPanel {...shown} tornado={tornado} /> : <Skeleton height="30rem" />}
        <div className={styles['column']}>
          <SimulationPanel
            valuation={valuation}
            offered={offered}
            included={included}
            settings={settings}
            onSettings={setSettings}
            simulation={simulation}
            run={run}
            problems={problems}
            isOutdated={shownRun !== null && shownRun.repeated === null && !isOfSettings}
            saveRun={
              shownRun?.summary &&
              isOfSettings &&
              !isRunning && (
                <SaveRun
                  workspace={workspace}
                  clock={clock}
                  createId={createId}
                  model={document}
                  shown={shownRun}
                />
              )
            }
          />
          <div className={styles['results']} data-earlier={isEarlier || undefined} aria-busy={isEarlier}>
            <PercentilesPanel title={document.title} {...results} />
          </div>
        </div>
      </div>
      {turn >= 2 && (
        <div className={styles['results']} data-earlier={isEarlier || undefined} aria-busy={isEarlier}>
          <SimulationResults {...results} run={run} />
        </div>
      )}
      {turn >= 3 && (
        <SavedRunsPanel
          workspace={workspace}
          clock={clock}
          modelId={document.id}
          valuation={valuation}
          offered={offered}
          simulation={simulation}
          settings={settings}
          onSettings={setSettings}
        />
      )}
      {turn >= 4 && tornado && <GridPanel {...shown} tornado={tornado} onSettings={setSettings} />}
      {turn >= 5 && (
        <InputsPanel
          valuation={valuation}
          offered={offered}
          settings={settings}
          onSettings={setSettings}
          problems={problems}
        />
      )}
    </div>
  );
}
