import { buttonStyle, EmptyState, Panel, type PanelState, ScreenHeading } from '@finance-analyst/components';
import { writeSymbol } from '@finance-analyst/documents';
import { describeMoment, useFigureFormat } from '@finance-analyst/figures';
import { paths, scenarioAnalysisPath } from '@finance-analyst/navigation';
import { connectSavedModels, selectSavedModels } from '@finance-analyst/workspace';
import { useEffect, useState, type ReactElement } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { messages } from '../messages.js';
import type { ScenarioAnalysisScreenProps } from './ScenarioAnalysisScreen.js';
import styles from './ScenarioAnalysis.module.css';

/** The saved models to choose from. */
export function ChooseModel({
  clock,
  workspace,
}: Pick<ScenarioAnalysisScreenProps, 'clock' | 'workspace'>): ReactElement {
  const { phase, rows, reason } = useSelector(selectSavedModels);
  const dispatch = useDispatch();
  const [attempt, setAttempt] = useState(0);
  // The list is loaded again by another connection, which lasts as long as the screen.
  useEffect(
    () => (attempt === 0 ? undefined : connectSavedModels(workspace, dispatch)),
    [attempt, workspace, dispatch],
  );
  const formatting = useFigureFormat();
  const now = clock();
  const state = ((): PanelState => {
    if (rows.length > 0)
      return phase === 'failed' ? { kind: 'stale', message: reason ?? '' } : { kind: 'ready' };
    if (phase === 'waiting') return { kind: 'loading', label: messages.loadingModels };
    if (phase === 'failed')
      return {
        kind: 'failed',
        title: messages.modelsFailed,
        message: reason ?? '',
        onRetry: () => {
          setAttempt(attempt + 1);
        },
      };
    return {
      kind: 'empty',
      title: messages.noModels,
      message: messages.noModelsExplained,
      action: (
        <Link to={paths.valuationWorkbench} className={buttonStyle({ variant: 'primary' })}>
          {messages.toWorkbench}
        </Link>
      ),
    };
  })();
  return (
    <div className={styles['screen']}>
      <ScreenHeading>{messages.title}</ScreenHeading>
      {rows.length > 0 && (
        <EmptyState title={messages.choose} headingLevel={2}>
          {messages.chooseExplained}
        </EmptyState>
      )}
      <Panel title={messages.savedModels} state={state} minHeight="8rem">
        <ul className={styles['models']}>
          {rows.map((row) => {
            const [instrument] = row.instruments;
            return (
              <li key={row.id}>
                <Link to={scenarioAnalysisPath(row.id)}>{row.title}</Link>
                <span className={styles['quiet']}>
                  {[
                    instrument && writeSymbol(instrument),
                    messages.saved(describeMoment(row.updatedAt, now, formatting)),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </li>
            );
          })}
        </ul>
      </Panel>
    </div>
  );
}
