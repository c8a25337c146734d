import { Panel, type PanelState } from '@finance-analyst/components';
import { describeMoment, Figure, useFigureFormat } from '@finance-analyst/figures';
import type { ReactElement } from 'react';
import { DataTable } from '../frame/DataTable.js';
import { StateMark } from '../frame/StateMark.js';
import { describeProvider } from './describeProvider.js';
import { messages } from './messages.js';
import { statePanel } from './statePanel.js';
import type { ServerPanelProps } from './ServerPanel.js';

const columns = [
  { id: 'provider', label: messages.provider },
  { id: 'state', label: messages.state },
  { id: 'success', label: messages.lastSuccess, isFigure: true },
  { id: 'failure', label: messages.lastFailure, isFigure: true },
  { id: 'rate', label: messages.rate, isFigure: true },
  { id: 'why', label: messages.why },
];

/** Each market data provider's state, as seen by the server. */
export function ProvidersPanel({ status, now }: ServerPanelProps): ReactElement {
  const formatting = useFigureFormat();
  const { providers, askAgain } = status;
  const words = { loading: messages.providersLoading, failed: messages.providersFailed };
  const data = providers.answer?.data;
  const asked = statePanel(providers, words, askAgain, now, formatting);
  const state: PanelState =
    asked.kind === 'ready' && data?.providers.length === 0
      ? { kind: 'empty', title: messages.noProvidersTitle, message: messages.noProviders }
      : asked;
  const moment = (label: string, iso: string | null, reason: string) =>
    iso === null ? (
      <Figure key={label} label={label} kind="date" value={{ ok: false, reason }} />
    ) : (
      describeMoment(iso, now, formatting)
    );
  const rows = (data?.providers ?? []).map((provider) => {
    const { id, name, lastSuccess, lastFailure, requestsPerSecond } = provider;
    const described = describeProvider(provider, now, formatting);
    return {
      id,
      cells: [
        name,
        <StateMark key="state" standing={described.standing}>
          {described.state}
        </StateMark>,
        moment(messages.lastSuccess, lastSuccess, messages.notYetSucceeded),
        moment(messages.lastFailure, lastFailure, messages.neverFailed),
        requestsPerSecond === null ? (
          <Figure
            key="rate"
            label={messages.rate}
            kind="number"
            value={{ ok: false, reason: messages.noRate }}
          />
        ) : (
          messages.perSecond(formatting.format(requestsPerSecond, { kind: 'number' }))
        ),
        described.reason,
      ],
    };
  });
  return (
    <Panel
      title={messages.providers}
      note={data && messages.providersSince(describeMoment(data.since, now, formatting))}
      state={state}
      minHeight="6rem"
    >
      <DataTable label={messages.providers} columns={columns} rows={rows} />
    </Panel>
  );
}
