import { localReason } from '@finance-analyst/figures';
import type { WorkbookOptions, WorkbookTable, WorkbookTableFigure } from '@finance-analyst/model-workbook';
import { caseKey, caseWeights, scenariosOf, type Valuation } from '@finance-analyst/valuation';
import { hasEditedDefault } from '../scenarios/hasEditedDefault.js';
import { messages as scenarioMessages } from '../scenarios/messages.js';
import { messages } from './messages.js';
import type { WorkbookSubject } from './WorkbookSubject.js';

/** The columns of the formulas. */
const at = { value: 1, weight: 3 } as const;
/** Weights typed as thirds do not add up exactly. */
const weightTolerance = 0.001;

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
  const ids = cases.map(caseKey);
  const values = cases.map(({ valuePerShare }) => (valuePerShare.ok ? valuePerShare.value : null));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const isWhole = Math.abs(total - 1) <= weightTolerance && !values.includes(null);
  const mean =
    values.reduce<number>((sum, value, index) => sum + (value ?? 0) * (weights[index] ?? 0), 0) / total;
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
  const assumptionsOf = ({ id, note }: (typeof cases)[number]): string => {
    if (id === null) return messages.ownAssumptions;
    const scenario = base.body.scenarios.find((one) => one.id === id);
    const isEdited = scenario !== undefined && hasEditedDefault(scenario);
    return scenarioMessages.note(localReason(note, formatting), { isEdited, isReadOnly: true });
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
        ...cases.map((one, index) => {
          const id = caseKey(one);
          const { name, valuePerShare } = one;
          return {
            id,
            cells: [
              name,
              valuePerShare.ok
                ? { value: valuePerShare.value, kind: 'per_share' as const }
                : notAvailable('per_share', valuePerShare.reason),
              upside(id, values[index] ?? null),
              { value: weights[index] ?? 0, kind: 'rate' as const },
              assumptionsOf(one),
            ],
          };
        }),
        {
          id: 'weighted',
          cells: [
            messages.weighted,
            {
              value: isWhole ? mean : null,
              kind: 'per_share',
              formula: (cell) => {
                const range = (column: number): string =>
                  `${cell(ids[0] ?? '', column)}:${cell(ids.at(-1) ?? '', column)}`;
                const sum = cell('weighted', at.weight);
                return `IF(ABS(${sum}-1)>${weightTolerance},NA(),SUMPRODUCT(${range(at.value)},${range(at.weight)})/${sum})`;
              },
              ...(!isWhole && { note: messages.noWeighted }),
            },
            upside('weighted', isWhole ? mean : null),
            {
              value: total,
              kind: 'rate',
              formula: (cell) => `SUM(${cell(ids[0] ?? '', at.weight)}:${cell(ids.at(-1) ?? '', at.weight)})`,
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
