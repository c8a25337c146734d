import { Panel, type PanelState } from '@finance-analyst/components';
import { describeMoment, Figure, useFigureFormat } from '@finance-analyst/figures';
import type { CacheState, ReadWorkerState, WorkerState } from '@finance-analyst/service-worker';
import type { ReactElement } from 'react';
import { DataTable } from '../frame/DataTable.js';
import { DescriptionList } from '../frame/DescriptionList.js';
import { Stack } from '../frame/Stack.js';
import { StateMark } from '../frame/StateMark.js';
import { useReading } from '../frame/useReading.js';
import { messages } from './messages.js';
import { problemOf, type WorkerInstallation } from './WorkerInstallation.js';

export interface OfflinePanelProps {
  readonly readWorkerState: ReadWorkerState;
  readonly installation: WorkerInstallation;
  readonly now: Date;
}

/** The service worker, its version, and the contents of its caches. */
export function OfflinePanel({ readWorkerState, installation, now }: OfflinePanelProps): ReactElement {
  const { outcome, readAgain } = useReading(readWorkerState, installation);
  const problem = problemOf(installation);
  const worker = outcome?.ok ? outcome.value : null;
  const state = ((): PanelState => {
    if (!outcome) return { kind: 'loading', label: messages.offlineLoading };
    if (!outcome.ok)
      return {
        kind: 'failed',
        title: messages.offlineUnknown,
        message: outcome.reason,
        onRetry: readAgain,
      };
    if (!outcome.value)
      return { kind: 'empty', title: messages.offlineNone, message: messages.offlineNoneExplained(problem) };
    return { kind: 'ready' };
  })();
  return (
    <Panel title={messages.offline} state={state} minHeight="9rem">
      <Stack>
        {worker && <WorkerFacts worker={worker} problem={problem} />}
        {worker && <CachesTable caches={worker.caches} now={now} />}
      </Stack>
    </Panel>
  );
}

function WorkerFacts({
  worker,
  problem,
}: {
  readonly worker: WorkerState;
  readonly problem: string | null;
}): ReactElement {
  const { isControlling, isUpdateWaiting, version } = worker;
  return (
    <DescriptionList
      facts={[
        {
          term: messages.worker,
          children: (
            <StateMark standing={isControlling ? 'good' : 'fair'}>
              {isControlling ? messages.inControl : messages.notInControl}
            </StateMark>
          ),
        },
        {
          term: messages.workerVersion,
          children: version ?? (
            <Figure
              label={messages.workerVersion}
              kind="number"
              value={{ ok: false, reason: messages.workerVersionUnknown }}
            />
          ),
        },
        {
          term: messages.update,
          children: isUpdateWaiting ? messages.updateWaiting : messages.updateNone,
        },
        ...(problem === null ? [] : [{ term: messages.problem, children: problem }]),
      ]}
    />
  );
}

const columns = [
  { id: 'name', label: messages.cacheName },
  { id: 'entries', label: messages.entries, isFigure: true },
  { id: 'newest', label: messages.newest, isFigure: true },
  { id: 'oldest', label: messages.oldest, isFigure: true },
];

function CachesTable({
  caches,
  now,
}: {
  readonly caches: readonly CacheState[];
  readonly now: Date;
}): ReactElement {
  const formatting = useFigureFormat();
  if (caches.length === 0) return <p>{messages.noCaches}</p>;
  const moment = (label: string, iso: string | null, entries: number) =>
    iso === null ? (
      <Figure
        key={label}
        label={label}
        kind="date"
        value={{ ok: false, reason: entries === 0 ? messages.emptyCache : messages.noTime }}
      />
    ) : (
      describeMoment(iso, now, formatting)
    );
  return (
    <DataTable
      label={messages.caches}
      columns={columns}
      rows={caches.map(({ name, entries, newest, oldest }) => ({
        id: name,
        cells: [
          name,
          <Figure key="entries" label={messages.entries} kind="count" value={entries} />,
          moment(messages.newest, newest, entries),
          moment(messages.oldest, oldest, entries),
        ],
      }))}
    />
  );
}
