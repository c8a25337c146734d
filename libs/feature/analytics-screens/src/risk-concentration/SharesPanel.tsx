import { SegmentedControl } from '@finance-analyst/components';
import type { Holdings } from '@finance-analyst/portfolio';
import { type ReactElement, useMemo, useState } from 'react';
import { messages } from '../risk/messages.js';
import type { RiskSummary } from '../risk-worker/RiskSummary.js';
import styles from '../risk-screen/Risk.module.css';
import { TablePanel } from '../risk-table/TablePanel.js';
import { type ShareGroup, shareGroups, shareRows } from './shareRows.js';

const groups = shareGroups.map((value) => ({ value, label: messages.shareGroups[value] }));

/** What each holding, issuer, sector, country, currency or account is of the whole. */
export function SharesPanel({
  analysis,
  holdings,
}: {
  readonly analysis: RiskSummary;
  readonly holdings: Holdings;
}): ReactElement {
  const { body, selection } = analysis;
  const [group, setGroup] = useState<ShareGroup>('holding');
  const found = useMemo(
    () => shareRows(holdings, body, group, selection.account),
    [holdings, body, group, selection.account],
  );
  return (
    <TablePanel
      title={messages.shares}
      analysis={analysis}
      state={found.ok ? undefined : { kind: 'empty', title: messages.sharesMissing, message: found.reason }}
      above={
        <div className={styles['choices']}>
          <SegmentedControl label={messages.group} value={group} options={groups} onChange={setGroup} />
        </div>
      }
      table={{
        rowTitle: messages.shareGroups[group],
        columns: [
          { id: 'share', label: messages.share, format: { kind: 'rate' } },
          {
            id: 'value',
            label: messages.inCurrency(messages.value, body.currency),
            format: { kind: 'amount', currency: body.currency, unit: 'hidden', precision: 0 },
          },
        ],
        rows: found.ok
          ? found.value.map((each) => ({
              id: each.group,
              label: each.name,
              figures: [
                { ok: true, value: each.share },
                { ok: true, value: each.value },
              ],
            }))
          : [],
      }}
      footer={messages.sharesExplained[group]}
    />
  );
}
