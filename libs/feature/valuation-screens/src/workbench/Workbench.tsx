import { answerToSave, useDocumentSession, useEditingCommands } from '@finance-analyst/document-editing';
import { saveFile, type ChartFile } from '@finance-analyst/charts';
import { sourceName, type CompanyFundamentals, type DataShown } from '@finance-analyst/market';
import {
  derivedPartsOf,
  evaluateValuation,
  isSampleValuation,
  scenariosOf,
} from '@finance-analyst/valuation';
import type { ValuationModelDocument } from '@finance-analyst/documents';
import { createDocumentSession, type SessionOpening, type Workspace } from '@finance-analyst/workspace';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { createEntryScope, EntryScopeContext, FailureNotice } from '@finance-analyst/components';
import type { FigureResult } from '@finance-analyst/figures';
import { ChecksLink } from '../checks/ChecksLink.js';
import { OpenQuestions } from '../questions/OpenQuestions.js';
import { ScenarioActions } from '../scenarios/ScenarioActions.js';
import { ScenarioSwitch } from '../scenarios/ScenarioSwitch.js';
import { useScenarioEditing } from '../scenarios/useScenarioEditing.js';
import { useScenarioTitle } from '../scenarios/useScenarioTitle.js';
import { LastComputedFigures } from '../headline/LastComputedFigures.js';
import type { HandOver } from '../hand-over/HandOver.js';
import { useExportCommands } from '../export/useExportCommands.js';
import { useWorkbookExport } from '../export/useWorkbookExport.js';
import type { LoadMemoWorkers } from '../memo/MemoWorkers.js';
import { useMemoExport } from '../memo/useMemoExport.js';
import { HandOverNotice } from '../hand-over/HandOverNotice.js';
import { useHandOver } from '../hand-over/useHandOver.js';
import { NoteEditing } from '../notes/NoteEditing.js';
import { useNoteEditing } from '../notes/useNoteEditing.js';
import { PriceNotices } from '../price/PriceNotices.js';
import { priceStanding } from '../price/priceStanding.js';
import type { LivePrice } from '../price/useLivePrice.js';
import { ModelDialog } from '../saving/ModelDialog.js';
import { modelFile } from '../saving/modelFile.js';
import { modelNoun } from '../saving/modelNoun.js';
import { ModelNotices } from '../saving/ModelNotices.js';
import type { ModelDialogKind } from '../saving/ModelDialogKind.js';
import { PriceDialogs } from './PriceDialogs.js';
import { usePriceEditing } from './usePriceEditing.js';
import { WorkbenchHeader } from './WorkbenchHeader.js';
import { WorkbenchPanels } from './WorkbenchPanels.js';
import { WorkbenchAnswer } from './WorkbenchAnswer.js';
import styles from './Workbench.module.css';
import { whyNotCompared } from './whyNotCompared.js';
import { useOtherStatements } from './useOtherStatements.js';
import { useAssumptionEdits } from './useAssumptionEdits.js';
import { useNewestDay } from './useNewestDay.js';
import { messages } from './messages.js';

export interface WorkbenchProps {
  readonly opening: SessionOpening<ValuationModelDocument>;
  readonly fundamentals: CompanyFundamentals;
  readonly workspace: Workspace;
  readonly clock: () => Date;
  /** The document is of a newer release: it is looked at, not edited. */
  readonly isReadOnly?: boolean | undefined;
  /** Called with the model's id when it is first stored, as a draft or a saved version. */
  readonly onStored: (id: string) => void;
  /** Reopens the model as currently stored. */
  readonly onReopen: () => void;
  /** The server's answer about the current price; undefined if not requested. */
  readonly live?: LivePrice | undefined;
  /** A new model was made before the prices that beta is measured from had arrived. */
  readonly isBetaAwaited?: boolean | undefined;
  /** What else to know before reading the figures, such as data that is not the newest. */
  readonly notices?: ReactNode;
  /** What the valuation tool handed over to a new model; null for nothing. */
  readonly handOver?: HandOver | null | undefined;
  /** Takes the model as a file; by default it is downloaded. */
  readonly onSaveFile?: ((file: ChartFile) => void) | undefined;
  /** What writes the model's memo. */
  readonly loadMemoWorkers: LoadMemoWorkers;
  readonly onDataShown?: ((shown: DataShown | null) => void) | undefined;
}

const valueOf = (result: ReturnType<typeof evaluateValuation>): FigureResult =>
  result.ok
    ? result.valuation.evaluator.read('value_per_share')
    : { ok: false, reason: result.reasons.join(' ') };

/** One open model: its headline, its forecast and its panels. */
export function Workbench(props: WorkbenchProps) {
  const { opening, fundamentals, workspace, clock, onStored, onReopen, live, notices, onDataShown } = props;
  const { onSaveFile = saveFile } = props;
  const opened = opening.document;
  const [entries] = useState(createEntryScope);
  const [dialog, setDialog] = useState<ModelDialogKind | null>(null);
  const askToSaveOver = useCallback(() => {
    setDialog('save-over');
  }, []);
  const { editing, saving } = useDocumentSession({
    open: () =>
      createDocumentSession({
        workspace,
        opened: opening,
        isReadOnly: props.isReadOnly,
        derived: derivedPartsOf(opened, fundamentals),
        entries,
        nowMs: () => performance.now(),
      }),
    onStored,
    onNewer: askToSaveOver,
  });
  // Another tab edits it: it is shown here as it is there.
  const isReadOnly = props.isReadOnly === true || saving.editing === 'elsewhere';
  useOtherStatements(opened, editing.body, onReopen);
  useEditingCommands({
    ...editing,
    noun: modelNoun,
    save: async () => answerToSave(await saving.save(), workspace, modelNoun),
  });

  const base = useMemo(() => evaluateValuation(editing.body, fundamentals), [editing.body, fundamentals]);
  const scenarios = base.ok ? scenariosOf(base.valuation) : [];
  const scenario = useScenarioEditing(editing, fundamentals);
  const { body } = scenario.editing;
  const result = useMemo(
    () => (body === editing.body ? base : evaluateValuation(body, fundamentals)),
    [body, editing.body, base, fundamentals],
  );
  const valuation = result.ok ? result.valuation : null;
  const titled = useScenarioTitle(saving.document, scenario.scenario?.name ?? null);
  const workbook = useWorkbookExport({
    valuation,
    base: base.ok ? base.valuation : null,
    saving: { document: titled, isEdited: saving.isEdited },
    clock,
    onSaveFile,
  });
  const memo = useMemoExport({
    valuation,
    base: base.ok ? base.valuation : null,
    saving: { document: titled, isEdited: saving.isEdited },
    clock,
    onSaveFile,
    loadWorkers: props.loadMemoWorkers,
  });
  useExportCommands({ workbook, memo });
  const edits = useAssumptionEdits(scenario.editing, valuation, editing);
  const newestDay = useNewestDay(opened, clock);
  const writeNote = useNoteEditing({ edit: editing.edit, valuation, clock, isReadOnly });
  const { shown, dismiss } = useHandOver(props.handOver ?? null, edits.carryOver, editing.history);
  const deferred = useDeferredValue(result);
  const deferredBase = useDeferredValue(base);
  const model = useDeferredValue(titled);
  const isEdited = useDeferredValue(saving.isEdited);
  const price = editing.body.priceSnapshot ?? null;
  const { source: priceSource, asOf: priceAsOf } = price ?? {};
  const standing = priceStanding(price, live);
  const sample = isSampleValuation(editing.body, fundamentals);
  useEffect(() => {
    onDataShown?.({
      statements: sourceName(fundamentals.source),
      prices:
        priceSource === undefined || priceAsOf === undefined
          ? []
          : [{ source: sourceName(priceSource), asOf: priceAsOf }],
      sample,
    });
    return () => onDataShown?.(null);
  }, [onDataShown, fundamentals.source, priceSource, priceAsOf, sample]);
  const priceEditing = usePriceEditing({
    body: editing.body,
    fundamentals,
    live,
    edits,
    isBetaAwaited: props.isBetaAwaited === true,
    isReadOnly,
  });
  const priceActions = priceEditing?.actions ?? null;
  const heading = useRef<HTMLHeadingElement>(null);
  const [historyYears, setHistoryYears] = useState(3);
  const [hasInterim, setInterim] = useState(false);

  return (
    <div className={styles['screen']}>
      <WorkbenchHeader
        heading={heading}
        editing={scenario.editing}
        whyNotCompared={whyNotCompared({ body: editing.body, saving, isReadOnly })}
        saving={saving}
        sample={sample}
        checks={result.ok && <ChecksLink valuation={result.valuation} />}
        isReadOnly={isReadOnly}
        onResetAll={edits.resetAll}
        onExport={() => {
          onSaveFile(modelFile({ ...saving.document, body: editing.body }));
        }}
        workbook={workbook}
        memo={memo}
        onOpenDialog={setDialog}
        onImportPrices={priceEditing?.imports?.ask}
      />
      {shown && <HandOverNotice handOver={shown} onDismiss={dismiss} />}
      {notices}
      <ModelNotices
        saving={saving}
        edited={editing.history.present}
        heading={heading}
        isReadOnly={isReadOnly}
        onSaveOver={askToSaveOver}
        onReopen={onReopen}
      />
      <PriceNotices
        price={price}
        fundamentals={fundamentals}
        live={live}
        actions={priceActions}
        beta={priceEditing?.beta}
        onUse={priceEditing?.use ?? edits.setPrice}
      />
      {(scenarios.length > 1 || (scenarios.length > 0 && !isReadOnly)) && (
        <ScenarioSwitch
          scenarios={scenarios}
          chosen={scenario.scenario}
          template={body.template}
          currency={body.currency}
          hasPrice={price !== null}
          isReadOnly={isReadOnly}
          actions={
            !isReadOnly && (
              <ScenarioActions body={editing.body} shown={scenario.scenario} changes={scenario.changes} />
            )
          }
          onChoose={scenario.choose}
        />
      )}
      {result.ok ? (
        <EntryScopeContext value={entries}>
          <NoteEditing value={writeNote}>
            <WorkbenchAnswer
              valuation={result.valuation}
              history={editing.history}
              scenario={scenario}
              fundamentals={fundamentals}
              priceStale={standing.stale}
              priceEntry={priceEditing?.entry}
              saveStatus={saving.status}
              isReadOnly={isReadOnly}
            />
          </NoteEditing>
        </EntryScopeContext>
      ) : (
        <>
          <FailureNotice title={messages.cannotCompute}>{result.reasons.join(' ')}</FailureNotice>
          <LastComputedFigures body={editing.body} />
        </>
      )}
      {base.ok && <OpenQuestions valuation={base.valuation} edits={edits} isReadOnly={isReadOnly} />}
      {priceEditing && (
        <PriceDialogs
          editing={priceEditing}
          body={editing.body}
          live={live}
          stale={standing.stale}
          clock={clock}
          edits={edits}
        />
      )}
      <ModelDialog
        kind={dialog}
        saving={saving}
        model={editing.history.present}
        value={valueOf(base)}
        shown={{ scenario: scenario.scenario, value: valueOf(result) }}
        workspace={workspace}
        onReopen={onReopen}
        onClose={() => {
          setDialog(null);
        }}
      />
      {deferred.ok && (
        <EntryScopeContext value={entries}>
          <NoteEditing value={writeNote}>
            <WorkbenchPanels
              valuation={deferred.valuation}
              base={deferredBase.ok ? deferredBase.valuation : undefined}
              model={model}
              baseModel={saving.document}
              workspace={workspace}
              modelId={saving.document.id}
              isEdited={isEdited}
              priceProblem={standing.problem}
              priceActions={priceActions}
              isReadOnly={isReadOnly}
              edits={edits}
              newestDay={newestDay}
              historyYears={historyYears}
              onHistoryYears={setHistoryYears}
              hasInterim={hasInterim}
              onInterim={setInterim}
            />
          </NoteEditing>
        </EntryScopeContext>
      )}
    </div>
  );
}
