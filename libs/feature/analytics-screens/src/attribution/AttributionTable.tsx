import { Icon, ScrollRegion } from '@finance-analyst/components';
import { Delta, Figure } from '@finance-analyst/figures';
import { Fragment, useState, type ReactElement } from 'react';
import { messages as common } from '../messages.js';
import returns from '../returns/Returns.module.css';
import analytics from '../screen/Analytics.module.css';
import { FigureTable } from '../screen/FigureTable.js';
import { periodName } from '../periods/periodName.js';
import styles from './Attribution.module.css';
import type { AttributionRow, AttributionTable as Table, Effects } from './attributionRows.js';
import type { GroupMonth } from './AttributionSide.js';
import { type EffectQuestion, EffectRows } from './EffectRows.js';
import { messages } from './messages.js';

const effectNames = ['allocation', 'selection', 'interaction', 'total'] as const;

/** The effects by group; a group opens its months, with the weights and returns that they are computed from. */
export function AttributionTable({ table }: { readonly table: Table }): ReactElement {
  const { rows, sum, active } = table;
  const [question, setQuestion] = useState<EffectQuestion | null>(null);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string): void => {
    const next = new Set(open);
    if (!next.delete(id)) next.add(id);
    setOpen(next);
  };
  const columns = [messages.name, messages.ownWeight, messages.benchmarkWeight];
  return (
    <ScrollRegion label={common.tableOf(messages.title)}>
      <table className={analytics['table']} aria-label={messages.title}>
        <thead>
          <tr>
            {[...columns, ...effectNames.map((name) => messages[name])].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Fragment key={row.id}>
              <tr>
                <th scope="row">
                  <button
                    type="button"
                    className={returns['name']}
                    aria-expanded={open.has(row.id)}
                    onClick={() => {
                      toggle(row.id);
                    }}
                  >
                    <Icon name={open.has(row.id) ? 'chevron-down' : 'chevron-right'} />
                    {row.name}
                  </button>
                </th>
                <td>{weightOf(messages.ownWeight, row.name, row.weight)}</td>
                <td>{weightOf(messages.benchmarkWeight, row.name, row.benchmarkWeight)}</td>
                <EffectCells group={row} name={row.name} effects={row} onAsk={setQuestion} />
              </tr>
              {open.has(row.id) && (
                <tr className={returns['how']}>
                  <td colSpan={columns.length + effectNames.length}>
                    <Months row={row} />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{messages.active}</th>
            <td />
            <td />
            <EffectCells
              group={null}
              name={messages.active}
              effects={{ ...sum, total: active }}
              onAsk={setQuestion}
            />
          </tr>
        </tfoot>
      </table>
      <EffectRows
        table={table}
        question={question}
        onClose={() => {
          setQuestion(null);
        }}
      />
    </ScrollRegion>
  );
}

const EffectCells = ({
  group,
  name,
  effects,
  onAsk,
}: {
  readonly group: AttributionRow | null;
  readonly name: string;
  readonly effects: Effects;
  readonly onAsk: (question: EffectQuestion) => void;
}): ReactElement => (
  <>
    {effectNames.map((each) => (
      <td key={each}>
        {effect(each, name, effects[each], () => {
          onAsk({ effect: each, group });
        })}
      </td>
    ))}
  </>
);

const effect = (
  each: (typeof effectNames)[number],
  name: string,
  value: number,
  onExplain?: () => void,
): ReactElement => (
  <Delta
    key={each}
    kind="rate"
    precision={2}
    label={`${messages[each]}, ${name}`}
    onExplain={onExplain}
    value={value}
  />
);

const weightOf = (label: string, name: string, value: number): ReactElement => (
  <Figure key={label} kind="rate" label={`${label}, ${name}`} value={value} />
);

/** Where a side does not hold a group it has no return. */
const returnOf = (label: string, name: string, side: GroupMonth): ReactElement | string =>
  side.weight === 0 ? (
    ''
  ) : (
    <Delta
      key={label}
      kind="rate"
      precision={2}
      better="neither"
      label={`${label}, ${name}`}
      value={side.return}
    />
  );

const Months = ({ row }: { readonly row: AttributionRow }): ReactElement => (
  <div className={styles['months']}>
    <FigureTable
      label={messages.months(row.name)}
      columns={[
        messages.month,
        messages.ownWeight,
        messages.benchmarkWeight,
        messages.ownReturn,
        messages.benchmarkReturn,
        ...effectNames.map((name) => messages[name]),
      ]}
      rows={row.months.toReversed().map((month) => ({
        id: month.id,
        label: periodName(month.id),
        cells: [
          weightOf(messages.ownWeight, month.id, month.own.weight),
          weightOf(messages.benchmarkWeight, month.id, month.benchmark.weight),
          returnOf(messages.ownReturn, month.id, month.own),
          returnOf(messages.benchmarkReturn, month.id, month.benchmark),
          ...effectNames.map((name) => effect(name, month.id, month[name])),
        ],
      }))}
      total={{
        id: 'total',
        label: common.sum,
        cells: ['', '', '', '', ...effectNames.map((name) => effect(name, common.sum, row[name]))],
      }}
    />
  </div>
);
