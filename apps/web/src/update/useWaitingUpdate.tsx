import { createLazyScreen } from '@finance-analyst/navigation';
import type { WaitingUpdate } from '@finance-analyst/shell-layout';
import { Suspense, useState, useSyncExternalStore } from 'react';
import type { Services } from '../services/Services.js';

type Outcome = { readonly ok: true } | { readonly ok: false; readonly reason: string };

export interface UpdateEdges extends Pick<
  Services,
  'update' | 'workspace' | 'storage' | 'clock' | 'mayReload' | 'files'
> {
  readonly applyUpdate: () => Promise<Outcome>;
}

/** Where everything is on the device, nobody is asked and none of this is loaded. */
const UpdateQuestion = createLazyScreen(async () => (await import('./UpdateQuestion.js')).UpdateQuestion, {
  failureTitle: 'What a reload would cost could not be shown',
});

/** The new version that waits, and how to change to it, with a question before it where that would cost work. */
export function useWaitingUpdate(services: UpdateEdges): WaitingUpdate | null {
  const { update, applyUpdate, mayReload } = services;
  const isWaiting = useSyncExternalStore(update.subscribe, update.isWaiting);
  const [isBeingApplied, setIsBeingApplied] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  if (!isWaiting) return null;

  const reload = async () => {
    setIsBeingApplied(true);
    const outcome = await applyUpdate();
    setIsBeingApplied(false);
    setIsAsking(false);
    setFailure(outcome.ok ? null : outcome.reason);
  };
  const apply = async () => {
    if (await mayReload()) await reload();
    else setIsAsking(true);
  };
  return {
    isBeingApplied,
    failure,
    apply: () => void apply(),
    question: isAsking ? (
      <Suspense>
        <UpdateQuestion
          services={services}
          isBeingApplied={isBeingApplied}
          onReload={() => void reload()}
          onLater={() => {
            setIsAsking(false);
          }}
        />
      </Suspense>
    ) : null,
  };
}
