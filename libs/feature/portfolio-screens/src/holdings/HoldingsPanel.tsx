import { Button, Panel, SegmentedControl, Switch, type PanelState } from '@finance-analyst/components';
import { obstacleOfPanel } from '@finance-analyst/contributions';
import type { PortfolioPreset } from '@finance-analyst/documents';
import type { Holdings } from '@finance-analyst/portfolio';
import { portfolioPresets } from '@finance-analyst/portfolios';
import { useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { useFigureFormat } from '@finance-analyst/figures';
import { messages } from '../messages.js';
import { holdingGroups } from './holdingGroups.js';
import type { HoldingValuation } from '../valuation/HoldingValuation.js';
import { isWide } from '../valuation/isWide.js';
import { messages as valuationMessages } from '../valuation/messages.js';
import { UpsideLine } from '../valuation/UpsideLine.js';
import { valuationColumns } from '../valuation/valuationColumns.js';
import styles from '../screen/Portfolio.module.css';
import { messages as shownMessages } from '../shown/messages.js';
import { useHoldingsExport } from '../shown/useHoldingsExport.js';
import { HoldingsTable } from './HoldingsTable.js';
import type { HoldingGrouping, HoldingNames, HoldingRow } from './HoldingRow.js';

const groupings = Object.entries(messages.groups).map(([value, label]) => ({
  value: value as HoldingGrouping,
  label,
}));

/** What is held, with its value, its cost and what it gained by price and by currency. */
export function HoldingsPanel({
  holdings,
  title,
  names,
  today,
  state,
  start,
  note,
  computedAt = null,
  valuationOf = null,
  preset,
  onTrySale,
}: {
  readonly holdings: Holdings | null;
  /** Of the portfolio, for the file of its holdings. */
  readonly title: string;
  readonly names: HoldingNames;
  /** ISO date. */
  readonly today: string;
  /** Null once there are holdings to show. */
  readonly state: PanelState | null;
  /** What to do where nothing is held. */
  readonly start: ReactNode;
  /** About the figures as a whole. */
  readonly note: ReactNode;
  /** When they were computed, ISO 8601, if lots are not known yet. */
  readonly computedAt?: string | null;
  /** By the person's models; null where they are not known. */
  readonly valuationOf?: ((row: Pick<HoldingRow, 'holdings'>) => HoldingValuation | null) | null;
  /** What the portfolio was made by, which says how it is shown at first. */
  readonly preset?: PortfolioPreset | undefined;
  /** Tries out a sale of a holding. */
  readonly onTrySale?: ((row: HoldingRow) => void) | undefined;
}): ReactElement {
  const { formatDate } = useFigureFormat();
  const usual = preset && portfolioPresets[preset];
  const [grouping, setGrouping] = useState<HoldingGrouping>(usual?.grouping ?? 'none');
  const groups = useMemo(
    () => (holdings ? holdingGroups(holdings, names, grouping) : []),
    [holdings, names, grouping],
  );
  const [isValued, setIsValued] = useState(() => usual?.showsValuation === true || isWide());
  const more = useMemo(
    () => (isValued && valuationOf ? valuationColumns(valuationOf) : null),
    [isValued, valuationOf],
  );
  const exportShown = useHoldingsExport({
    name: title,
    currency: holdings?.currency ?? '',
    groups,
    obstacle: obstacleOfPanel(state),
    valuationOf: isValued ? valuationOf : null,
  });
  const isEmpty = holdings !== null && holdings.holdings.length === 0;
  return (
    <Panel
      title={messages.holdings}
      note={computedAt === null ? note : messages.asComputed(formatDate(computedAt, 'minute'))}
      actions={
        groups.length > 0 && (
          <Button variant="link" onPress={() => void exportShown()}>
            {shownMessages.exportCsv}
          </Button>
        )
      }
      minHeight="12rem"
      state={
        state ??
        (isEmpty
          ? {
              kind: 'empty',
              title: messages.noHoldings,
              message: messages.noHoldingsExplained,
              action: start,
            }
          : { kind: 'ready' })
      }
    >
      {holdings && !isEmpty && (
        <>
          <div className={styles['choices']}>
            <SegmentedControl
              label={messages.group}
              isLabelHidden={false}
              value={grouping}
              options={groupings}
              onChange={setGrouping}
            />
            {valuationOf && (
              <Switch isSelected={isValued} onChange={setIsValued}>
                {valuationMessages.valuation}
              </Switch>
            )}
          </div>
          {isValued && valuationOf && (
            <UpsideLine rows={groups.flatMap(({ rows }) => rows)} valuationOf={valuationOf} />
          )}
          <HoldingsTable
            groups={groups}
            details={{ accounts: computedAt === null ? names.accounts : null, today, onTrySale }}
            more={more}
          />
        </>
      )}
    </Panel>
  );
}
