import type { CalculationCache } from '@finance-analyst/caching';
import { Button, buttonStyle, Notice, Panel, type PanelState } from '@finance-analyst/components';
import { workbenchPath } from '@finance-analyst/navigation';
import { selectSavedModels, type Workspace } from '@finance-analyst/workspace';
import type { ReactElement } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { messages } from '../messages.js';
import { useModelExport } from '../model-files/useModelExport.js';
import type { Prices } from '../quotes/Prices.js';
import { offeredSamples } from '../sample-companies/sampleCompanies.js';
import styles from './RecentModelsPanel.module.css';
import { RecentModelsTable } from './RecentModelsTable.js';
import { useModelValues } from './useModelValues.js';
import { useRemovedModel } from './useRemovedModel.js';
import type { ShownModels } from './useShownModels.js';

export interface RecentModelsPanelProps {
  readonly workspace: Workspace;
  readonly models: ShownModels;
  readonly prices: Prices;
  readonly now: Date;
  readonly calculations: CalculationCache;
}

/** The most recently saved models, to open, export or delete. */
export function RecentModelsPanel({
  workspace,
  models,
  prices,
  now,
  calculations,
}: RecentModelsPanelProps): ReactElement {
  const { phase, rows, reason } = useSelector(selectSavedModels);
  const shown = models.rows;
  const valueOf = useModelValues({ workspace, calculations }, shown);
  const removal = useRemovedModel(workspace);
  const modelExport = useModelExport(workspace);
  const firstSample = offeredSamples(prices)[0];
  const problem = removal.problem ?? modelExport.problem;
  // It may have been recovered from Trash meanwhile.
  const removed = rows.some(({ id }) => id === removal.removed?.id) ? null : removal.removed;

  const state = ((): PanelState => {
    if (phase === 'waiting') return { kind: 'loading', label: messages.recentModelsLoading };
    if (phase === 'failed' && rows.length === 0)
      return { kind: 'failed', title: messages.recentModelsFailed, message: reason ?? '' };
    if (phase === 'failed') return { kind: 'stale', message: messages.recentModelsStale(reason ?? '') };
    if (rows.length > 0 || removed) return { kind: 'ready' };
    return {
      kind: 'empty',
      title: messages.noModels,
      message: messages.noModelsExplained,
      action: firstSample ? (
        <Link to={workbenchPath(firstSample.symbol)} className={buttonStyle()}>
          {messages.valueSample}
        </Link>
      ) : (
        <span aria-hidden className={`${buttonStyle()} ${styles['kept'] ?? ''}`}>
          {messages.valueSample}
        </span>
      ),
    };
  })();

  return (
    <Panel title={messages.recentModels} state={state} minHeight="11rem">
      {removed && (
        <Notice
          tone="note"
          announce="polite"
          onDismiss={removal.forget}
          action={
            <Button variant="link" onPress={removal.undo}>
              {messages.undo}
            </Button>
          }
        >
          {messages.removed(removed.title, removal.isEdited)}
        </Notice>
      )}
      {problem !== null && (
        <Notice tone="error" announce="assertive">
          {problem}
        </Notice>
      )}
      {shown.length > 0 && (
        <RecentModelsTable
          rows={shown}
          valueOf={valueOf}
          prices={prices}
          now={now}
          onExport={modelExport.exportModel}
          onRemove={removal.remove}
        />
      )}
      {!models.isAll && (
        <Button variant="link" onPress={models.showAll}>
          {messages.showAll(rows.length)}
        </Button>
      )}
    </Panel>
  );
}
