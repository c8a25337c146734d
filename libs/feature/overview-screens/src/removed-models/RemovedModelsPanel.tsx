import { writeSymbol } from '@finance-analyst/documents';
import { Button, Notice, Panel } from '@finance-analyst/components';
import { describeMoment, useFigureFormat, useQuarterHour } from '@finance-analyst/figures';
import type { DocumentRow, Outcome, Workspace } from '@finance-analyst/workspace';
import { useState, type ReactElement } from 'react';
import { Confirmation } from '../confirmation/Confirmation.js';
import { messages } from './messages.js';
import { useWorkspaceRows } from '../workspace-rows/useWorkspaceRows.js';
import styles from './RemovedModelsPanel.module.css';

export interface RemovedModelsPanelProps {
  readonly workspace: Workspace;
  readonly clock: () => Date;
}

const readRemoved = (workspace: Workspace) => workspace.listRemoved();

/** Trash: deleted models, to recover or delete permanently. Nothing while empty. */
export function RemovedModelsPanel({ workspace, clock }: RemovedModelsPanelProps): ReactElement | null {
  const formatting = useFigureFormat();
  const now = useQuarterHour(clock);
  const { rows, problem } = useWorkspaceRows(workspace, readRemoved);
  const [asked, setAsked] = useState<DocumentRow | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [stepProblem, setStepProblem] = useState<string | null>(null);
  const failure = stepProblem ?? problem;

  const take = async (step: Promise<Outcome<string>>) => {
    const outcome = await step;
    setStepProblem(outcome.ok ? null : outcome.reason);
  };
  if (rows.length === 0 && failure === null) return null;
  return (
    <Panel title={messages.removedModels}>
      {failure !== null && (
        <Notice tone="error" announce="assertive">
          {failure}
        </Notice>
      )}
      <ul className={styles['models']}>
        {rows.map((row) => (
          <li key={row.id} className={styles['model']}>
            <div>
              <div className={styles['title']}>{row.title}</div>
              <span className={styles['detail']}>
                {row.instruments.map((instrument) => `${writeSymbol(instrument)} · `)}
                {messages.removedAt(describeMoment(row.removedAt ?? '', now, formatting))}
              </span>
            </div>
            <div className={styles['actions']}>
              <Button
                size="compact"
                aria-label={messages.recoverModel(row.title)}
                onPress={() => void take(workspace.recover(row.id))}
              >
                {messages.recover}
              </Button>
              <Button
                size="compact"
                variant="quiet"
                aria-label={messages.eraseModel(row.title)}
                onPress={() => {
                  setAsked(row);
                  setIsAsking(true);
                }}
              >
                {messages.erase}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Confirmation
        isOpen={isAsking}
        title={messages.eraseModelTitle(asked?.title ?? '')}
        explanation={messages.eraseModelExplained}
        action={messages.erase}
        onConfirm={() => {
          if (asked) void take(workspace.erase(asked.id));
        }}
        onClose={() => {
          setIsAsking(false);
        }}
      />
    </Panel>
  );
}
