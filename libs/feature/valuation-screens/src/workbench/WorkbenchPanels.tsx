import { figuresEntry, saveFile } from '@finance-analyst/charts';
import { Button, ErrorBoundary, Panel, SegmentedControl, Skeleton } from '@finance-analyst/components';
import { scaleLabel, useFigureFormat } from '@finance-analyst/figures';
import { amountScaleOf, hasInterimPeriods, type Valuation } from '@finance-analyst/valuation';
import { memo, Suspense, useState, type ComponentProps } from 'react';
import type { Workspace } from '@finance-analyst/workspace';
import { AssumptionPanel } from '../assumptions/AssumptionPanel.js';
import { ChecksPanel } from '../checks/ChecksPanel.js';
import { financingRemarks } from '../checks/financingRemarks.js';
import { localisedChecks } from '../checks/localisedChecks.js';
import { LazyComparables } from '../comparables/LazyComparables.js';
import type { NewestDay } from '../comparables/newestDayOf.js';
import { LazyMethods } from '../comparables/LazyMethods.js';
import { DerivationDrawer } from '../derivation/DerivationDrawer.js';
import type { ExplainTarget } from '../model/ExplainTarget.js';
import { ModelOfFilesContext, type ModelOfFiles } from '../export/ModelOfFiles.js';
import { forecastFile } from '../forecast/forecastFile.js';
import { ForecastTable } from '../forecast/ForecastTable.js';
import type { AssumptionGroup } from '../method/AssumptionGroup.js';
import { methodViewOf } from '../method/methodViewOf.js';
import { NotesPanel } from '../notes/NotesPanel.js';
import { BridgePanel } from '../panels/BridgePanel.js';
import { DerivationPanel } from '../panels/DerivationPanel.js';
import { PricePanel } from '../panels/PricePanel.js';
import { isAnswerNeeded } from '../questions/isAnswerNeeded.js';
import type { PriceActions } from '../price/PriceActionButtons.js';
import { SensitivityPanel } from '../panels/SensitivityPanel.js';
import { TrendsPanel } from '../panels/TrendsPanel.js';
import { DrawingTurns } from './DrawingTurns.js';
import { InTurn } from './InTurn.js';
import { PanelPlace } from './PanelPlace.js';
import { comparablesHeight, methodsHeight, trendsHeight } from './panelHeights.js';
import { ScaleSelect } from './ScaleSelect.js';
import type { AssumptionEdits } from './useAssumptionEdits.js';
import styles from './Workbench.module.css';
import { messages } from './messages.js';

const forecastLengths = [5, 7, 10];
const shortHistory = 3;
const longHistory = 10;
/** The turn of the comparables. What is loaded first is drawn last, so that nothing waits for it. */
const lastTurn = 11;

// Loaded beside the company, so that their turns wait for nothing.
LazyMethods.preload();
LazyComparables.preload();

/**
 * Everything under the answer. Drawn after it, so that an edit shows its headline first, and when a model is opened the
 * forecast before the rest.
 */
export const WorkbenchPanels = memo(function WorkbenchPanels(props: ComponentProps<typeof AllPanels>) {
  const { model, isEdited } = props;
  return (
    <ModelOfFilesContext value={{ model, isEdited }}>
      <AllPanels {...props} />
    </ModelOfFilesContext>
  );
});

function AllPanels({
  valuation,
  base: baseValuation = valuation,
  model,
  baseModel = model,
  isEdited,
  priceProblem = null,
  priceActions = null,
  isReadOnly = false,
  edits,
  newestDay,
  historyYears,
  onHistoryYears,
  hasInterim = false,
  onInterim,
  workspace,
  modelId,
}: ModelOfFiles & {
  readonly valuation: Valuation;
  /** The model without the scenario shown; the same by default. */
  readonly base?: Valuation | undefined;
  /** It as it was last saved or opened; the same by default. */
  readonly baseModel?: ModelOfFiles['model'] | undefined;
  /** The server's reason for a missing price, if any. */
  readonly priceProblem?: string | null;
  /** The actions that get a price; null if the model is read-only. */
  readonly priceActions?: PriceActions | null;
  /** The figures can be looked at, not edited. */
  readonly isReadOnly?: boolean;
  readonly edits: AssumptionEdits;
  /** The last day on which a transaction of the model can have been announced. */
  readonly newestDay: () => NewestDay;
  readonly historyYears: number;
  readonly onHistoryYears: (years: number) => void;
  /** Quarters and the trailing twelve months are shown in the forecast. */
  readonly hasInterim?: boolean;
  readonly onInterim?: (isShown: boolean) => void;
  /** Where other models of the company are saved, and the id of this one. */
  readonly workspace?: Workspace;
  readonly modelId?: string;
}) {
  const [target, setTarget] = useState<ExplainTarget | null>(null);
  // Comparables are those of the model, whatever scenario is chosen.
  const [baseTarget, setBaseTarget] = useState<ExplainTarget | null>(null);
  const formatting = useFigureFormat();
  const { body } = valuation;
  const scale = amountScaleOf(valuation);
  const isLong = historyYears > shortHistory;
  const assumptionPanel = (id: AssumptionGroup['id']) =>
    methodViewOf(body.template)
      .assumptionGroups.filter((group) => group.id === id)
      .map((group) => (
        <AssumptionPanel
          key={group.title}
          group={group}
          valuation={valuation}
          scale={scale}
          isReadOnly={isReadOnly}
          onEdit={edits.set}
          onReset={edits.reset}
          onExplain={setTarget}
        />
      ));
  const base = assumptionPanel('base');
  const { trends } = methodViewOf(body.template);
  const peers = baseValuation.body.peers.length;
  const transactions = baseValuation.body.transactions.length;
  return (
    <DrawingTurns last={lastTurn}>
      <div className={styles['grid']}>
        <PanelPlace place="forecast" turn={1}>
          <Panel
            title={messages.forecast}
            note={
              isReadOnly ? (
                scaleLabel(scale, body.currency)
              ) : (
                <ScaleSelect scale={scale} currency={body.currency} onChange={edits.setScale} />
              )
            }
            resetKeys={[valuation]}
            menu={[figuresEntry]}
            onMenuAction={() => {
              saveFile(forecastFile(valuation, historyYears, { model, isEdited }, hasInterim));
            }}
            actions={
              <>
                <SegmentedControl
                  label={messages.forecastYears}
                  isDisabled={isReadOnly}
                  value={String(body.years)}
                  options={[...new Set([...forecastLengths, body.years])]
                    .toSorted((a, b) => a - b)
                    .map((years) => ({ value: String(years), label: messages.years(years) }))}
                  onChange={(value) => {
                    edits.setYears(Number(value));
                  }}
                />
                {onInterim &&
                  methodViewOf(body.template).quarterRows.size > 0 &&
                  hasInterimPeriods(valuation) && (
                    <Button
                      variant="link"
                      size="compact"
                      onPress={() => {
                        onInterim(!hasInterim);
                      }}
                    >
                      {hasInterim ? messages.yearsOnly : messages.withQuarters}
                    </Button>
                  )}
                {valuation.history.length > 1 && (
                  <span
                    className={valuation.history.length > shortHistory ? undefined : styles['whereNarrow']}
                  >
                    <Button
                      variant="link"
                      size="compact"
                      onPress={() => {
                        onHistoryYears(isLong ? shortHistory : longHistory);
                      }}
                    >
                      {isLong
                        ? messages.shorterHistory
                        : messages.longerHistory(Math.min(longHistory, valuation.history.length))}
                    </Button>
                  </span>
                )}
              </>
            }
          >
            <ForecastTable
              valuation={valuation}
              historyYears={historyYears}
              hasInterim={hasInterim}
              isHistoryShort={!isLong}
              scale={scale}
              isReadOnly={isReadOnly}
              version={model}
              onExplain={setTarget}
              onEdit={edits.set}
              onPaste={edits.paste}
              onFillRight={edits.fillRight}
              onReset={edits.reset}
              onResetRows={edits.resetRows}
            />
          </Panel>
        </PanelPlace>
        <div className={styles['panels']}>
          <div className={styles['column']}>
            <PanelPlace place="cost" turn={2}>
              {assumptionPanel('cost-of-capital')}
            </PanelPlace>
            <PanelPlace place="terminal" turn={3}>
              {assumptionPanel('terminal')}
            </PanelPlace>
            {methodViewOf(body.template).words.rateLine !== null && (
              <PanelPlace place="map" turn={5}>
                <ErrorBoundary title={messages.sensitivityFailed} resetKeys={[valuation]}>
                  <SensitivityPanel valuation={valuation} />
                </ErrorBoundary>
              </PanelPlace>
            )}
          </div>
          <div className={styles['column']}>
            <PanelPlace place="bridge" turn={4}>
              {assumptionPanel('bridge')}
            </PanelPlace>
            {base.length > 0 && (
              <PanelPlace place="base" turn={4}>
                {base}
              </PanelPlace>
            )}
            <PanelPlace place="flows" turn={6}>
              <ErrorBoundary title={messages.bridgeFailed} resetKeys={[valuation]}>
                <BridgePanel valuation={valuation} scale={scale} onExplain={setTarget} />
              </ErrorBoundary>
            </PanelPlace>
            <PanelPlace place="price" turn={7}>
              <ErrorBoundary title={messages.againstPriceFailed} resetKeys={[valuation]}>
                <PricePanel
                  valuation={valuation}
                  problem={priceProblem}
                  actions={priceActions}
                  onTargetDate={isReadOnly ? null : edits.setTargetDate}
                  onExplain={setTarget}
                />
              </ErrorBoundary>
            </PanelPlace>
          </div>
        </div>
        <PanelPlace place="trends" turn={8} height={trendsHeight(trends.lines.length)}>
          <ErrorBoundary title={messages.trendsFailed(trends.title)} resetKeys={[valuation]}>
            <TrendsPanel valuation={valuation} onExplain={setTarget} />
          </ErrorBoundary>
        </PanelPlace>
        <ModelOfFilesContext value={{ model: baseModel, isEdited }}>
          <InTurn turn={10} fallback={<Skeleton height={methodsHeight(peers)} />}>
            <ErrorBoundary title={messages.methodsFailed} resetKeys={[baseValuation]}>
              <Suspense fallback={<Skeleton height={methodsHeight(peers)} />}>
                <LazyMethods valuation={baseValuation} workspace={workspace} modelId={modelId} />
              </Suspense>
            </ErrorBoundary>
          </InTurn>
          <InTurn turn={lastTurn} fallback={<Skeleton height={comparablesHeight(peers, transactions)} />}>
            <ErrorBoundary title={messages.comparablesFailed} resetKeys={[baseValuation]}>
              <Suspense fallback={<Skeleton height={comparablesHeight(peers, transactions)} />}>
                <LazyComparables
                  valuation={baseValuation}
                  edits={edits}
                  newestDay={newestDay}
                  isReadOnly={isReadOnly}
                  onExplain={setBaseTarget}
                />
              </Suspense>
            </ErrorBoundary>
          </InTurn>
        </ModelOfFilesContext>
        <InTurn turn={9}>
          {body.notes.length > 0 && <NotesPanel valuation={valuation} onExplain={setTarget} />}
          <ChecksPanel
            checks={localisedChecks(valuation, formatting)}
            remarks={financingRemarks(valuation, formatting)}
            isMissingExplained={isAnswerNeeded(valuation)}
            notes={valuation.fundamentals.noteReasons ?? valuation.fundamentals.notes}
          />
          <ErrorBoundary title={messages.derivationFailed} resetKeys={[valuation]}>
            <DerivationPanel valuation={valuation} />
          </ErrorBoundary>
        </InTurn>
        <DerivationDrawer
          valuation={valuation}
          target={target}
          onExplain={setTarget}
          onClose={() => {
            setTarget(null);
          }}
        />
        <DerivationDrawer
          valuation={baseValuation}
          target={baseTarget}
          onExplain={setBaseTarget}
          onClose={() => {
            setBaseTarget(null);
          }}
        />
      </div>
    </DrawingTurns>
  );
}
