import { Drawer } from '@finance-analyst/components';
import { Delta, Figure } from '@finance-analyst/figures';
import type { ReactElement } from 'react';
import { messages as common } from '../messages.js';
import { periodName } from '../periods/periodName.js';
import rows from '../rows/Rows.module.css';
import { FigureTable } from '../screen/FigureTable.js';
import type { AttributionRow, AttributionTable, Effects } from './attributionRows.js';
import { messages } from './messages.js';

/** An effect whose rows are asked for, of a group or, if it is null, of all. */
export interface EffectQuestion {
  readonly effect: keyof Effects;
  readonly group: AttributionRow | null;
}

/** What an effect is computed from, beside the screen: the months of a group, or all groups. Closed without a question. */
export function EffectRows({
  table,
  question,
  onClose,
}: {
  readonly table: AttributionTable;
  readonly question: EffectQuestion | null;
  readonly onClose: () => void;
}): ReactElement {
  return (
    <Drawer
      title={question ? `${messages[question.effect]}, ${question.group?.name ?? messages.active}` : ''}
      isOpen={question !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      {question && (
        <div className={rows['behind']}>
          <p>{messages.effectExplained[question.effect]}</p>
          {question.group ? (
            <MonthsOfEffect effect={question.effect} group={question.group} table={table} />
          ) : (
            <GroupsOfEffect effect={question.effect} table={table} />
          )}
        </div>
      )}
    </Drawer>
  );
}

const figureOf = (label: string, value: number): ReactElement => (
  <Delta key={label} kind="rate" precision={2} label={label} value={value} />
);

const weightOf = (label: string, value: number): ReactElement => (
  <Figure key={label} kind="rate" label={label} value={value} />
);

/** A side that does not hold the group has no return. */
const returnOf = (label: string, value: number): ReactElement | string =>
  Number.isNaN(value) ? (
    ''
  ) : (
    <Figure key={label} kind="rate" precision={2} sign="always" label={label} value={value} />
  );

const MonthsOfEffect = ({
  effect,
  group,
  table,
}: {
  readonly effect: keyof Effects;
  readonly group: AttributionRow;
  readonly table: AttributionTable;
}): ReactElement => {
  const isAllocation = effect === 'allocation';
  const last = group.months.length - 1;
  return (
    <FigureTable
      label={messages.months(group.name)}
      columns={[
        messages.month,
        messages.ownWeight,
        messages.benchmarkWeight,
        ...(isAllocation
          ? [messages.groupReturn, messages.wholeReturn]
          : [messages.ownReturn, messages.benchmarkReturn]),
        messages[effect],
      ]}
      rows={group.months.toReversed().map(({ id, own, benchmark, [effect]: value }, at) => {
        const [mine, theirs] = [
          own.weight === 0 ? Number.NaN : own.return,
          benchmark.weight === 0 ? Number.NaN : benchmark.return,
        ];
        return {
          id,
          label: periodName(id),
          cells: [
            weightOf(messages.ownWeight, own.weight),
            weightOf(messages.benchmarkWeight, benchmark.weight),
            ...(isAllocation
              ? [
                  returnOf(messages.groupReturn, Number.isNaN(theirs) ? mine : theirs),
                  returnOf(messages.wholeReturn, benchmarkIn(table, last - at)),
                ]
              : [returnOf(messages.ownReturn, mine), returnOf(messages.benchmarkReturn, theirs)]),
            figureOf(messages[effect], value),
          ],
        };
      })}
      total={{ id: 'total', label: common.sum, cells: ['', '', '', '', figureOf(common.sum, group[effect])] }}
    />
  );
};

/** The return of the whole benchmark in a month. */
const benchmarkIn = ({ rows: groups }: AttributionTable, month: number): number =>
  groups.reduce((sum, { months }) => {
    const side = months[month]?.benchmark;
    return side === undefined || side.weight === 0 ? sum : sum + side.weight * side.return;
  }, 0);

const GroupsOfEffect = ({
  effect,
  table: { rows: groups, sum },
}: {
  readonly effect: keyof Effects;
  readonly table: AttributionTable;
}): ReactElement => (
  <FigureTable
    label={messages.byGroup}
    columns={[messages.name, messages[effect]]}
    rows={groups.map(({ id, name, [effect]: value }) => ({
      id,
      label: name,
      cells: [figureOf(name, value)],
    }))}
    total={{ id: 'total', label: common.sum, cells: [figureOf(common.sum, sum[effect])] }}
  />
);
