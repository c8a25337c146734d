import { Panel, type PanelState } from '@finance-analyst/components';
import { Figure } from '@finance-analyst/figures';
import type { WorkerState } from '@finance-analyst/service-worker';
import type { ReactElement } from 'react';
import { DescriptionList } from '../frame/DescriptionList.js';
import { StateMark } from '../frame/StateMark.js';
import type { Reading } from '../frame/useReading.js';
import { filesKept } from './filesKept.js';
import { messages } from './messages.js';

/** Whether the product opens without a connection. */
export function OfflineReadyPanel({
  worker,
  problem,
}: {
  readonly worker: Reading<WorkerState | null>;
  /** Why the worker is not registered or not installed. */
  readonly problem: string | null;
}): ReactElement {
  const { outcome, readAgain } = worker;
  const state: PanelState = !outcome
    ? { kind: 'loading', label: messages.offlineLoading }
    : outcome.ok
      ? { kind: 'ready' }
      : { kind: 'failed', title: messages.offlineFailed, message: outcome.reason, onRetry: readAgain };
  const known = outcome?.ok ? outcome.value : null;
  const kept = known ? filesKept(known) : 0;
  return (
    <Panel title={messages.offlinePanel} state={state} minHeight="5rem">
      <DescriptionList
        facts={[
          {
            term: messages.workerInControl,
            children: (
              <StateMark standing={known?.isControlling ? 'good' : 'fair'}>
                {!known
                  ? messages.noWorker
                  : known.isControlling
                    ? messages.inControl
                    : messages.notInControl}
              </StateMark>
            ),
          },
          {
            term: messages.precache,
            children: (
              <Figure
                label={messages.precache}
                kind="count"
                value={kept > 0 ? kept : { ok: false, reason: messages.precacheEmpty }}
              />
            ),
          },
          ...(problem === null ? [] : [{ term: messages.workerProblem, children: problem }]),
        ]}
      />
    </Panel>
  );
}
