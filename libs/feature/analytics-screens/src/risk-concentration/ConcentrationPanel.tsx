import type { Holdings } from '@finance-analyst/portfolio';
import { type ReactElement, useMemo } from 'react';
import { messages } from '../risk/messages.js';
import { TablePanel } from '../risk-table/TablePanel.js';
import type { RiskSummary } from '../risk-worker/RiskSummary.js';
import { concentrationRows } from './concentrationRows.js';

/** How concentrated the holdings are, by holding, issuer, sector, country and currency. */
export function ConcentrationPanel({
  analysis,
  holdings,
}: {
  readonly analysis: RiskSummary;
  readonly holdings: Holdings;
}): ReactElement {
  const { body, selection } = analysis;
  const rows = useMemo(
    () => concentrationRows(holdings, body, selection.account),
    [holdings, body, selection.account],
  );
  const number = (precision: number) => ({ kind: 'number', precision }) as const;
  const problem = rows.find(({ found }) => !found.ok)?.found;
  return (
    <TablePanel
      title={messages.concentration}
      analysis={analysis}
      state={
        problem && !problem.ok
          ? { kind: 'empty', title: messages.concentrationMissing, message: problem.reason }
          : undefined
      }
      table={{
        rowTitle: messages.concentrationBy,
        columns: [
          { id: 'index', label: messages.index, format: number(3) },
          { id: 'effective', label: messages.effectiveNumber, format: number(1) },
          { id: 'count', label: messages.groupCount, format: number(0) },
          { id: 'largest', label: messages.largestShare, format: { kind: 'rate' } },
          { id: 'five', label: messages.largestFive, format: { kind: 'rate' } },
        ],
        rows: rows.flatMap(({ group, found }) =>
          found.ok
            ? [
                {
                  id: group,
                  label: messages.shareGroups[group],
                  figures: [
                    found.value.index,
                    found.value.effectiveNumber,
                    found.value.count,
                    found.value.largestShare,
                    found.value.largestFive,
                  ].map((value) => ({ ok: true, value }) as const),
                },
              ]
            : [],
        ),
      }}
      footer={messages.concentrationExplained}
    />
  );
}
