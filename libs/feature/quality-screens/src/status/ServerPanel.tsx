import { Panel } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import type { ReactElement } from 'react';
import { describeDuration } from '../frame/describeDuration.js';
import { DescriptionList } from '../frame/DescriptionList.js';
import { StateMark } from '../frame/StateMark.js';
import { messages } from './messages.js';
import { statePanel } from './statePanel.js';
import type { ServiceStatus } from './useServiceStatus.js';

export interface ServerPanelProps {
  readonly status: ServiceStatus;
  readonly now: Date;
}

/** The server's state, version and database. */
export function ServerPanel({ status, now }: ServerPanelProps): ReactElement {
  const formatting = useFigureFormat();
  const { health, askAgain } = status;
  const words = { loading: messages.serverLoading, failed: messages.serverFailed };
  const data = health.answer?.data;
  return (
    <Panel
      title={messages.server}
      state={statePanel(health, words, askAgain, now, formatting)}
      minHeight="9rem"
    >
      {data && (
        <DescriptionList
          facts={[
            {
              term: messages.state,
              children: (
                <StateMark standing={data.status === 'ok' ? 'good' : 'poor'}>
                  {data.status === 'ok' ? messages.working : messages.degraded}
                </StateMark>
              ),
            },
            ...(data.problems ?? []).map((problem, index) => ({
              term: index === 0 ? messages.problem : `${messages.problem} ${String(index + 1)}`,
              children: problem,
            })),
            { term: messages.version, children: data.version },
            { term: messages.database, children: messages.databases[data.database] },
            { term: messages.runningFor, children: describeDuration(data.uptimeSeconds) },
          ]}
        />
      )}
    </Panel>
  );
}
