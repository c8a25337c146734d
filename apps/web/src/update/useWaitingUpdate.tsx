import { createLazyScreen } from '@finance-analyst/navigation';
import type { WaitingUpdate } from '@finance-analyst/shell-layout';
import { useRef, useState, useSyncExternalStore, useTransition } from 'react';
import type { Services } from '../services/Services.js';
import { lostByReload, type LostWork } from './lostByReload.js';
import type { UpdateQuestionProps } from './UpdateQuestion.js';
import { UpdateWays } from './UpdateWays.js';
import { wayMessages } from './wayMessages.js';

type Outcome = { readonly ok: true } | { readonly ok: false; readonly reason: string };

export interface UpdateDependencies extends Pick<
  Services,
  'update' | 'workspace' | 'loadBackupEntries' | 'clock' | 'files'
> {
  readonly applyUpdate: () => Promise<Outcome>;
}

/** Where everything is on the device, nobody is asked and this is not loaded. */
const UpdateQuestion = createLazyScreen<UpdateQuestionProps>(
  async () => (await import('./UpdateQuestion.js')).UpdateQuestion,
  { failureTitle: wayMessages.notShown, failureWays: UpdateWays },
);

/** The new version that waits, and how to change to it, with a question before it where that would cost work. */
export function useWaitingUpdate(services: UpdateDependencies): WaitingUpdate | null {
  const { update, applyUpdate, workspace } = services;
  const isWaiting = useSyncExternalStore(update.subscribe, update.isWaiting);
  const [isBeingApplied, setIsBeingApplied] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [lost, setLost] = useState<LostWork | null>(null);
  // The offer stays, busy, until the question is there to take its place.
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
        services={services}
        lost={lost}
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
