import { Panel, type PanelState } from '@finance-analyst/components';
import { describeMoment, useFigureFormat } from '@finance-analyst/figures';
import type { ReactElement } from 'react';
import { DataTable } from '../frame/DataTable.js';
import { describeDuration } from '../frame/describeDuration.js';
import { messages } from './messages.js';
import type { ServerPanelProps } from './ServerPanel.js';
import { statePanel } from './statePanel.js';

const columns = [
  { id: 'provider', label: messages.provider },
  { id: 'started', label: messages.started, isFigure: true },
  { id: 'ended', label: messages.ended, isFigure: true },
  { id: 'lasted', label: messages.lasted, isFigure: true },
  { id: 'reason', label: messages.firstFailure },
];

const secondsBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 1000;

/** Provider failures, newest first, and when recording began. */
export function IncidentsPanel({ status, now }: ServerPanelProps): ReactElement {
  const formatting = useFigureFormat();
  const { providers, askAgain } = status;
  const words = { loading: messages.providersLoading, failed: messages.providersFailed };
  const data = providers.answer?.data;
  const since = data ? describeMoment(data.since, now, formatting) : '';
  const asked = statePanel(providers, words, askAgain, now, formatting);
  const state: PanelState =
    asked.kind === 'ready' && data?.incidents.length === 0
      ? { kind: 'empty', title: messages.noIncidents, message: messages.noIncidentsExplained(since) }
      : asked;
  return (
    <Panel title={messages.incidents} note={data && messages.incidentsKept(since)} state={state}>
      <DataTable
        label={messages.incidents}
        columns={columns}
        rows={(data?.incidents ?? []).map(({ providerId, providerName, startedAt, endedAt, reason }) => ({
          id: `${providerId} ${startedAt}`,
          cells: [
            providerName,
            describeMoment(startedAt, now, formatting),
            endedAt === null ? messages.goingOn : describeMoment(endedAt, now, formatting),
            describeDuration(secondsBetween(startedAt, endedAt ?? now.toISOString())),
            reason,
          ],
        }))}
      />
    </Panel>
  );
}
