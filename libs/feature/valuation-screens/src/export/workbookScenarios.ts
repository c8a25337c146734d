import type {
  TableAddress,
  WorkbookOptions,
  WorkbookTable,
  WorkbookTableFigure,
} from '@finance-analyst/model-workbook';
import { weighCases, weightTolerance } from '@finance-analyst/uncertainty';
import { caseKey, caseWeights, scenariosOf, type Valuation } from '@finance-analyst/valuation';
import { scenarioNote } from '../scenarios/scenarioNote.js';
import { messages as scenarioMessages } from '../scenarios/messages.js';
import { messages } from './messages.js';
import type { WorkbookSubject } from './WorkbookSubject.js';

/** The columns of the formulas. */
const at = { value: 1, weight: 3 } as const;

const notAvailable = (kind: WorkbookTableFigure['kind'], note: string): WorkbookTableFigure => ({
  value: null,
  kind,
  formula: () => 'NA()',
  note,
});

/** The sheet of a model's scenarios with their values as computed, their weights, and the weighted value; none for one case. */
export function workbookScenarios(
  base: Valuation | null,
  price: WorkbookOptions['price'],
  formatting: WorkbookSubject['formatting'],
): readonly WorkbookTable[] {
  const cases = base ? scenariosOf(base) : [];
  if (!base || cases.length < 2) return [];
  const weights = caseWeights(cases, base.body.caseWeights);
  const rows = cases.map((one, index) => ({ one, id: caseKey(one), weight: weights[index] ?? 0 }));
  const weighted = weighCases(
    rows.map(({ one: { name, valuePerShare }, weight }) => ({ name, weight, value: valuePerShare })),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const mean = weighted.ok ? weighted.value.mean : null;
  const upside = (id: string, value: number | null): WorkbookTableFigure | string => {
    if (!price) return '';
    const isComparable = value !== null && value >= 0;
    return {
      value: isComparable ? value / price.value - 1 : null,
      kind: 'rate',
      formula: (cell) =>
        `IF(${cell(id, at.value)}<0,NA(),${cell(id, at.value)}/${cell('price', at.value)}-1)`,
      ...(!isComparable && { note: messages.noUpside }),
    };
  };
  const assumptionsOf = ({ id }: (typeof cases)[number]): string => {
    const scenario = base.body.scenarios.find((one) => one.id === id);
    return scenario
      ? scenarioNote(scenario, base.body.template, { formatting, isReadOnly: true })
      : messages.ownAssumptions;
  };
  return [
    {
      name: messages.scenarios,
      isSample: false,
      remarks: [messages.scenariosRemark],
      columns: [
        { label: scenarioMessages.scenario, width: 34 },
        { label: scenarioMessages.valuePerShare, width: 18 },
        { label: scenarioMessages.upside, width: 12 },
        { label: messages.weight, width: 12 },
        { label: messages.assumptions, width: 90 },
      ],
      rows: [
        ...rows.map(({ one, id, weight }) => {
          const { name, valuePerShare } = one;
          return {
            id,
            cells: [
              name,
              valuePerShare.ok
                ? { value: valuePerShare.value, kind: 'per_share' as const }
                : notAvailable('per_share', valuePerShare.reason),
              upside(id, valuePerShare.ok ? valuePerShare.value : null),
              { value: weight, kind: 'rate' as const },
              assumptionsOf(one),
            ],
          };
        }),
        {
          id: 'weighted',
          cells: [
            messages.weighted,
            {
              value: mean,
              kind: 'per_share',
              formula: weightedFormula(rows),
              ...(mean === null && { note: messages.noWeighted }),
            },
            upside('weighted', mean),
            {
              value: total,
              kind: 'rate',
              formula: (cell) => `SUM(${rangeOf(cell, rows[0]?.id ?? '', rows.at(-1)?.id ?? '', at.weight)})`,
            },
          ],
        },
        ...(price
          ? [{ id: 'price', cells: [price.label, { value: price.value, kind: 'per_share' as const }] }]
          : []),
      ],
    },
  ];
}

type Row = { readonly id: string; readonly one: { readonly valuePerShare: { readonly ok: boolean } } };

const rangeOf = (cell: TableAddress, first: string, last: string, column: number): string =>
  `${cell(first, column)}:${cell(last, column)}`;

/** The mean by weight; the rows without a value are left out of it and must have no weight. */
const weightedFormula =
  (rows: readonly Row[]) =>
  (cell: TableAddress): string => {
    const runs: Row[][] = [[]];
    for (const row of rows) {
      if (row.one.valuePerShare.ok) runs.at(-1)?.push(row);
      else runs.push([]);
    }
    const products = runs.flatMap((run) => {
      const [first, last] = [run[0], run.at(-1)];
      if (!first || !last) return [];
      const [values, weights] = [at.value, at.weight].map((column) =>
        rangeOf(cell, first.id, last.id, column),
      );
      return [`SUMPRODUCT(${values},${weights})`];
    });
    if (products.length === 0) return 'NA()';
    const sum = cell('weighted', at.weight);
    const refusals = [
      `ABS(${sum}-1)>${weightTolerance}`,
      ...rows.filter(({ one }) => !one.valuePerShare.ok).map(({ id }) => `${cell(id, at.weight)}<>0`),
    ];
    const refused = refusals.length === 1 ? refusals[0] : `OR(${refusals.join(',')})`;
    return `IF(${refused},NA(),(${products.join('+')})/${sum})`;
  };
