import { createLazyScreen } from '@finance-analyst/navigation';
import type { ServiceWorkerHandle, UpdateWatch } from '@finance-analyst/service-worker';
import { lostByReload, type LostWork, type Workspace } from '@finance-analyst/workspace';
import { useRef, useState, useSyncExternalStore, useTransition } from 'react';
import type { WaitingUpdate } from './UpdateNotice.js';
import type { UpdateQuestionProps } from './UpdateQuestion.js';
import { UpdateActions } from './UpdateActions.js';
import { updateActionMessages } from './updateActionMessages.js';

export interface UpdateDependencies extends Pick<UpdateQuestionProps, 'exportEverything'> {
  readonly update: UpdateWatch;
  readonly applyUpdate: ServiceWorkerHandle['applyUpdate'];
  readonly workspace: Pick<Workspace, 'drafts' | 'list' | 'status'>;
}

/** Loaded only when a reload would lose work. */
const UpdateQuestion = createLazyScreen<UpdateQuestionProps>(
  async () => (await import('./UpdateQuestion.js')).UpdateQuestion,
  { failureTitle: updateActionMessages.notShown, failureActions: UpdateActions },
);

/** The new version that waits, and how to change to it, after a question if a reload would lose work. */
export function useWaitingUpdate({
  update,
  applyUpdate,
  workspace,
  exportEverything,
}: UpdateDependencies): WaitingUpdate | null {
  const isWaiting = useSyncExternalStore(update.subscribe, update.isWaiting);
  const [isBeingApplied, setIsBeingApplied] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [lost, setLost] = useState<LostWork | null>(null);
  // The offer stays, busy, until the question can replace it.
  const [isQuestionComing, startTransition] = useTransition();
  const isUnderWay = useRef(false);
  if (!isWaiting) return null;

  const once = (work: () => Promise<void>) => {
    if (isUnderWay.current || isQuestionComing) return;
    isUnderWay.current = true;
    setIsBeingApplied(true);
    void work().finally(() => {
      isUnderWay.current = false;
      setIsBeingApplied(false);
    });
  };
  const reload = async () => {
    const outcome = await applyUpdate();
    setLost(null);
    setFailure(outcome.ok ? null : outcome.reason);
  };
  const reloadOrAsk = async () => {
    const found = await lostByReload(workspace);
    if (!found) return reload();
    startTransition(() => {
      setLost(found);
    });
  };
  return {
    isBeingApplied: isBeingApplied || isQuestionComing,
    failure,
    apply: () => {
      once(reloadOrAsk);
    },
    question: lost && (
      <UpdateQuestion
        lost={lost}
        exportEverything={exportEverything}
        isBeingApplied={isBeingApplied}
        onReload={() => {
          once(reload);
        }}
        onLater={() => {
          setLost(null);
        }}
      />
    ),
  };
}
