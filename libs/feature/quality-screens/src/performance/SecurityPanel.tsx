import { Panel } from '@finance-analyst/components';
import type { MonitorReport } from '@finance-analyst/monitoring';
import type { ReactElement } from 'react';
import { DataTable } from '../frame/DataTable.js';
import { StateMark } from '../frame/StateMark.js';
import { messages } from './messages.js';

const columns = [
  { id: 'check', label: messages.what },
  { id: 'result', label: messages.result },
  { id: 'message', label: messages.finding },
];

/** The findings of the check that runs every 30 seconds. */
export function SecurityPanel({ report }: { readonly report: MonitorReport }): ReactElement {
  const { security, isRunning, reason } = report;
  return (
    <Panel
      title={messages.security}
      note={messages.securityNote}
      state={
        security.length > 0
          ? { kind: 'ready' }
          : {
              kind: 'empty',
              title: messages.securityPending,
              message: isRunning ? messages.securityPendingExplained : (reason ?? messages.notRunningUnknown),
            }
      }
    >
      <DataTable
        label={messages.security}
        columns={columns}
        rows={security.map(({ check, passed, message }) => ({
          id: `${check} ${message}`,
          cells: [
            messages.checkNames[check],
            <StateMark key="result" standing={passed ? 'good' : 'poor'}>
              {passed ? messages.passed : messages.failed}
            </StateMark>,
            message,
          ],
        }))}
      />
    </Panel>
  );
}
