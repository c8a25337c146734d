import { saveFile } from '@finance-analyst/charts';
import { EmptyState, Panel, SegmentedControl } from '@finance-analyst/components';
import { useExportSource } from '@finance-analyst/contributions';
import { Delta } from '@finance-analyst/figures';
import { useMemo, type CSSProperties, type ReactElement } from 'react';
import { contributionFile } from '../files/contributionFile.js';
import { messages } from '../messages.js';
import type { AskForRows } from '../rows/FigureQuestion.js';
import type { Analysis } from '../screen/Analysis.js';
import { FigureTable } from '../screen/FigureTable.js';
import { type AnalyticsSelection, groupNames } from '../selection/AnalyticsSelection.js';
import styles from './Contribution.module.css';
import { contributionRows } from './contributionRows.js';
import { createCurrencyOf } from './createCurrencyOf.js';

const groups = groupNames.map((value) => ({ value, label: messages.groups[value] }));

/** What each holding, account, currency or sector added to the return, the largest first. */
export function ContributionPanel({
  analysis,
  onChange,
  onAsk,
}: {
  readonly analysis: Analysis;
  readonly onChange: (part: Partial<AnalyticsSelection>) => void;
  readonly onAsk: AskForRows;
}): ReactElement {
  const { part, body, market, selection, timing, isSample } = analysis;
  const { group } = selection;
  const found = useMemo(
    () => contributionRows(part, body, group, timing, createCurrencyOf(market.table, body)),
    [part, body, market, group, timing],
  );
  useExportSource(
    {
      title: messages.contribution,
      scope: messages.contributionScope(found.ok ? found.value.rows.length : 0, analysis.title),
      isSample,
      obstacle: found.ok ? null : { kind: 'unavailable', reason: found.reason },
      write: () => (found.ok ? { ok: true, value: contributionFile(analysis, found.value) } : found),
    },
    saveFile,
  );
  const amount = { kind: 'amount', precision: 2, unit: 'hidden' } as const;
  const to = part.whole.days.length - 1;
  const ask =
    (id: string, name: string, gain: number, figure: string, explained: string): (() => void) =>
    () => {
      onAsk({ title: `${figure}, ${name}`, explained, from: 0, to, part: { group, id, gain } });
    };
  const largest = found.ok
    ? Math.max(...found.value.rows.map(({ contribution }) => Math.abs(contribution)))
    : 0;
  return (
    <Panel
      title={messages.contribution}
      sample={isSample || undefined}
      minHeight="12rem"
      footer={messages.contributionExplained}
    >
      <SegmentedControl
        label={messages.group}
        value={group}
        options={groups}
        onChange={(chosen) => {
          onChange({ group: chosen });
        }}
      />
      {found.ok ? (
        <FigureTable
          label={messages.contribution}
          columns={[messages.name, messages.contributed, `${messages.gain}, ${body.currency}`]}
          rows={found.value.rows.map(({ id, name, symbol, contribution, gain }) => ({
            id,
            label: (
              <span className={styles['words']}>
                <span className={styles['title']}>{name}</span>
                {symbol !== null && <span className={styles['symbol']}>{symbol}</span>}
              </span>
            ),
            cells: [
              <span key="contribution" className={styles['barred']}>
                <Bar share={largest === 0 ? 0 : contribution / largest} />
                <Delta
                  kind="rate"
                  precision={2}
                  label={`${messages.contributed}, ${name}`}
                  onExplain={ask(id, name, gain, messages.contributed, messages.explained.contribution)}
                  value={contribution}
                />
              </span>,
              <Delta
                key="gain"
                {...amount}
                label={`${messages.gain}, ${name}`}
                onExplain={ask(id, name, gain, messages.gain, messages.explained.partGain)}
                value={gain}
              />,
            ],
          }))}
          total={{
            id: 'total',
            label: messages.sum,
            cells: [
              <Delta
                key="contribution"
                kind="rate"
                precision={2}
                label={messages.timeWeighted}
                onExplain={() => {
                  onAsk({
                    title: messages.timeWeighted,
                    explained: messages.timeWeightedDefined,
                    from: 0,
                    to,
                    part: null,
                    isLinked: true,
                  });
                }}
                value={found.value.total}
              />,
              <Delta
                key="gain"
                {...amount}
                label={messages.gain}
                onExplain={() => {
                  onAsk({
                    title: messages.gain,
                    explained: messages.explained.gain,
                    from: 0,
                    to,
                    part: null,
                  });
                }}
                value={found.value.rows.reduce((sum, { gain }) => sum + gain, 0)}
              />,
            ],
          }}
        />
      ) : (
        <EmptyState title={messages.contributionMissing}>{found.reason}</EmptyState>
      )}
    </Panel>
  );
}

/** Left of the middle for what was lost, right of it for what was gained. */
const Bar = ({ share }: { readonly share: number }): ReactElement => (
  <span
    aria-hidden
    className={styles['bar']}
    data-side={share < 0 ? 'loss' : 'gain'}
    style={{ '--share': `${(Math.abs(share) * 50).toFixed(1)}%` } as CSSProperties}
  />
);
