import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compileModel, functionTable, type Evaluator } from '@finance-analyst/model-engine';
import {
  freeCashFlowToFirm2Example,
  freeCashFlowToFirm2Model,
  freeCashFlowToFirmExample,
  freeCashFlowToFirmModel,
  quickBases,
} from '@finance-analyst/valuation';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedCells } from './testing/changedCells.js';
import { circularCases } from './testing/circularCases.js';
import { allowedResiduals, differencesOf, staleResults } from './testing/differencesOf.js';
import { everyFunction } from './testing/everyFunction.js';
import { expandedCases } from './testing/expandedCases.js';
import { languageCases } from './testing/languageCases.js';
import { linkedCase } from './testing/linkedCase.js';
import { quickEvaluators } from './testing/quickEvaluators.js';
import { randomQuarterModel, randomWorkbookModel } from './testing/randomWorkbookModel.js';
import { recalculate, startIronCalc } from './testing/recalculate.js';
import { templateCases } from './testing/templateCases.js';
import { evaluatedAll, type WorkbookCase } from './testing/WorkbookCase.js';
import { evaluated, workbookOf } from './testing/workbookOf.js';
import type { InputLink } from './WorkbookOptions.js';
import type { WorkbookTable } from './WorkbookTable.js';

startIronCalc(readFileSync(createRequire(import.meta.url).resolve('@ironcalc/wasm/wasm_bg.wasm')));

/** What differs once the workbook is computed anew, as it is and with the inputs of the others in its cells. */
async function differences(
  first: Evaluator,
  others: readonly Evaluator[] = [],
  residuals: WorkbookCase['residuals'] = {},
  negatedLines: ReadonlySet<string> = new Set(),
): Promise<readonly string[]> {
  const workbook = await workbookOf(first, { negatedLines });
  const unchanged = recalculate(workbook);
  return [
    ...differencesOf(workbook, unchanged, first, residuals, negatedLines),
    ...staleResults(workbook, unchanged, allowedResiduals(workbook, first, residuals)),
    ...others.flatMap((other) => {
      const shown = recalculate(workbook, changedCells(workbook, other));
      return differencesOf(workbook, shown, other, residuals, negatedLines);
    }),
  ];
}

/** All amounts and the like among the lines of a model, or every second one; not what is only a residual. */
const linesOf = (
  { model }: Evaluator,
  every: 1 | 2,
  residuals: WorkbookCase['residuals'] = {},
): ReadonlySet<string> =>
  new Set(
    model.lines
      .filter(({ name, unit }) => unit.kind !== 'date' && !(name in residuals))
      .filter((_, index) => index % every === 0)
      .map(({ name }) => name),
  );

describe('a workbook computed anew by another engine', () => {
  it.each(templateCases())(
    '[MODEL-WORKBOOK-2] equals the template $name, before and after changes',
    async ({ evaluators: [first, ...others], residuals }) => {
      expect(others.length).toBeGreaterThan(0);
      expect(await differences(first, others, residuals)).toEqual([]);
    },
  );

  it.each(circularCases())(
    '[MODEL-WORKBOOK-24] equals $name, before and after changes',
    async ({ evaluators: [first, ...others] }) => {
      expect(await differences(first, others)).toEqual([]);
      // Computed from the first inputs again after those that have no figures.
      const [other = first] = others;
      expect(await differences(other, [first])).toEqual([]);
    },
  );

  it.each(expandedCases())(
    '[MODEL-WORKBOOK-47] equals a model with $name, before and after changes',
    async ({ evaluators: [first, ...others] }) => {
      expect(await differences(first, others)).toEqual([]);
    },
  );

  it.each(languageCases())(
    '[MODEL-WORKBOOK-2] equals a model with $name, before and after changes',
    async ({ evaluators: [first, ...others] }) => {
      expect(await differences(first, others)).toEqual([]);
    },
  );

  it.each([...templateCases(), ...circularCases(), ...expandedCases(), ...languageCases()])(
    '[MODEL-WORKBOOK-53] equals $name with the signs of its lines turned, before and after changes',
    async ({ evaluators: [first, ...others], residuals }) => {
      for (const every of [1, 2] as const)
        expect(await differences(first, others, residuals, linesOf(first, every, residuals))).toEqual([]);
    },
  );

  it('[MODEL-WORKBOOK-53] equals random models with the signs of their lines turned', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(randomWorkbookModel, randomQuarterModel).filter(({ source }) => compileModel(source).ok),
        async ({ source, inputs }) => {
          const [first, ...others] = inputs.map((values) => evaluated(source, values));
          const negated = linesOf(first as Evaluator, 2);
          expect(await differences(first as Evaluator, others, {}, negated)).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('[MODEL-WORKBOOK-24] has no figure where changed inputs need more rounds than there are rows', async () => {
    const source =
      'input share: rate = 10%\nvalue cost: number = 1 + share * cost_before\nvalue cost_before = cost\niterate cost_before tolerance 1e-12 at most 500 rounds';
    const [first, slow] = [evaluated(source), evaluated(source, { share: 0.6 })];
    expect(slow.number('cost')).toBeCloseTo(2.5, 9);
    const workbook = await workbookOf(first);
    const shown = recalculate(workbook, changedCells(workbook, slow));
    for (const name of ['cost', 'cost_before'])
      expect(shown('Model', workbook.names.get(name)?.split('!')[1] ?? '')).toBeNull();
    // Exported with these inputs, it has the rounds that they need.
    expect(await differences(slow, [first])).toEqual([]);
  });

  it('[MODEL-WORKBOOK-52] has the figures of a year that is reported later, entered in its empty cells', async () => {
    const model = freeCashFlowToFirm2Model(5, 2);
    const reported = model.inputs.filter(({ name }) => name.startsWith('reported_'));
    const series = ([first, second]: readonly [number | null, number]) =>
      Object.fromEntries(
        reported.map(({ name }, index) => [name, [first === null ? null : first + index, second + index]]),
      );
    const [without, withYear] = evaluatedAll(model, [
      { ...freeCashFlowToFirm2Example, ...series([null, 900]) },
      { ...freeCashFlowToFirm2Example, ...series([800, 900]) },
    ]);
    expect(without.read('revenue', -1).ok).toBe(false);
    expect(withYear?.read('revenue', -1).ok).toBe(true);
    expect(await differences(without, withYear ? [withYear] : [])).toEqual([]);
  });

  it.each(quickBases)('[MODEL-WORKBOOK-2] equals the quick valuation by %s', async (basis) => {
    const [first, ...others] = quickEvaluators(basis);
    expect(await differences(first, others)).toEqual([]);
  });

  it('[MODEL-WORKBOOK-2] [MODEL-WORKBOOK-3] equals random models and has their results, before and after changes', async () => {
    await fc.assert(
      fc.asyncProperty(
        randomWorkbookModel.filter(({ source }) => compileModel(source).ok),
        async ({ source, inputs }) => {
          const [first, ...others] = inputs.map((values) => evaluated(source, values));
          expect(await differences(first as Evaluator, others)).toEqual([]);
        },
      ),
      { numRuns: 120 },
    );
  });

  it('[MODEL-WORKBOOK-28] equals random models in quarters that roll up into years, before and after changes', async () => {
    let compared = 0;
    await fc.assert(
      fc.asyncProperty(
        randomQuarterModel.filter(({ source }) => compileModel(source).ok),
        async ({ source, inputs }) => {
          const [first, ...others] = inputs.map((values) => evaluated(source, values));
          expect(await differences(first as Evaluator, others)).toEqual([]);
          compared += 1;
        },
      ),
      { numRuns: 60 },
    );
    expect(compared).toBe(60);
  });

  it('[MODEL-WORKBOOK-22] has the upside and the number of checks of the changed inputs', async () => {
    const [first, ...others] = evaluatedAll(
      freeCashFlowToFirmModel(5),
      [{}, { operating_margin: -0.1 }, { terminal_growth: 0.2 }, { cash: 5e3 }].map((changes) => ({
        ...freeCashFlowToFirmExample,
        ...changes,
      })),
    );
    const price = { of: 'value_per_share', value: 4, label: 'Price' };
    const workbook = await workbookOf(first, { price });
    expect(staleResults(workbook, recalculate(workbook))).toEqual([]);
    for (const evaluator of [first, ...others]) {
      const shown = recalculate(workbook, changedCells(workbook, evaluator));
      const value = evaluator.read('value_per_share');
      const upside = value.ok && value.value >= 0 ? value.value / 4 - 1 : null;
      const [shownUpside, notPassed, needValue] = ['C8', 'C9', 'C10'].map((cell) => shown('Model', cell));
      if (upside === null) expect(shownUpside).toBeNull();
      else expect(shownUpside).toBeCloseTo(upside, 9);
      const missed = evaluator.checks().filter(({ passed }) => !passed);
      expect(notPassed).toBe(missed.filter(({ couldNotRun }) => couldNotRun !== true).length);
      expect(needValue).toBe(missed.filter(({ couldNotRun }) => couldNotRun === true).length);
    }
  });

  it('[MODEL-WORKBOOK-19] equals a model with every function', async () => {
    for (const name of functionTable.keys())
      expect(everyFunction.source).toMatch(new RegExp(`\\b${name}\\(`));
    const [first, ...others] = everyFunction.inputs.map((inputs) => evaluated(everyFunction.source, inputs));
    expect(await differences(first as Evaluator, others)).toEqual([]);
  });

  it('[MODEL-WORKBOOK-2] is noticed when a cell is off by a millionth', async () => {
    const evaluator = evaluated('input x: number\nvalue twice = 2 * x', { x: 1 });
    const workbook = await workbookOf(evaluator);
    const off = recalculate(workbook, new Map([[workbook.names.get('x') ?? '', 1.000_001]]));
    expect(differencesOf(workbook, off, evaluator)).toHaveLength(2);
  });
});

it('[MODEL-WORKBOOK-25] has a sheet for each table, with formulas of its cells that follow a change', async () => {
  const figure = (value: number) => ({ value, kind: 'multiple' }) as const;
  const range = (at: (row: string, column: number) => string) => `${at('a', 1)}:${at('d', 1)}`;
  const formula = (value: number, write: (cells: string) => string) => ({
    value,
    kind: 'multiple' as const,
    formula: (at: (row: string, column: number) => string) => write(range(at)),
  });
  const workbook = await workbookOf(evaluated('model "Empty"\ninput growth: rate = 10%'), {
    tables: [
      {
        name: 'Comparables',
        isSample: true,
        remarks: ['A remark.'],
        columns: [
          { label: 'Company', width: 20 },
          { label: 'P/E', width: 12 },
        ],
        rows: [
          { id: 'a', cells: ['First', figure(10)] },
          { id: 'b', cells: ['Second', figure(20)] },
          { id: 'c', cells: ['Third', 'outlier'] },
          { id: 'd', cells: ['Fourth', figure(40)] },
          { id: 'mean', cells: ['Mean', formula(70 / 3, (cells) => `AVERAGE(${cells})`)] },
          { id: 'median', cells: ['Median', formula(20, (cells) => `MEDIAN(${cells})`)] },
          { id: 'harmonic', cells: ['Harmonic', formula(3 / 0.175, (cells) => `HARMEAN(${cells})`)] },
          { id: 'low', cells: ['Low quartile', formula(15, (cells) => `QUARTILE(${cells},1)`)] },
          {
            id: 'model',
            cells: ['Growth', { ...figure(0.2), formula: (_, inModel) => `2*${inModel('growth')}` }],
          },
          {
            id: 'text',
            cells: [
              'Size',
              { ...formula(0, (cells) => `IF(COUNT(${cells})>2,"many","few")`), value: 'many' },
            ],
          },
        ],
      },
    ],
  });
  const sheet = workbook.sheets.find(({ name }) => name === 'Comparables');
  const cells = [...(sheet?.cells ?? [])];
  expect(cells.map(([, { value }]) => value)).toContain('Sample data');
  const statistics = cells.filter(([, { formula }]) => formula !== undefined);
  expect(statistics).toHaveLength(6);
  const same = recalculate(workbook);
  const [text, growth] = statistics.toReversed().map(([address]) => address);
  expect(same('Comparables', text ?? '')).toBe('many');
  expect(statistics.at(-1)?.[1].formulaResult).toBe('many');
  for (const [address, { value }] of statistics.slice(0, -1))
    expect(same('Comparables', address), address).toBeCloseTo(Number(value), 10);
  const [first] = cells.find(([, { value }]) => value === 10) ?? [''];
  const changed = recalculate(
    workbook,
    new Map([
      [`Comparables!${first}`, 16],
      [workbook.names.get('growth') ?? '', 0.3],
    ]),
  );
  expect(changed('Comparables', growth ?? '')).toBeCloseTo(0.6, 10);
  const [mean, median, , low] = statistics.map(([address]) => changed('Comparables', address));
  expect([mean, median, low]).toEqual([expect.closeTo(76 / 3, 10), 20, 18]);
});

it('[MODEL-WORKBOOK-50] has an input that is a cell of a table, and follows a change there', async () => {
  const { table, source, link, changes, changed } = linkedCase();
  const evaluator = evaluated(source);
  const workbook = await workbookOf(evaluator, { tables: [table], links: { beta: link } });
  const cell = workbook.names.get('beta')?.replace('Model!', '') ?? '';
  const model = workbook.sheets.find(({ name }) => name === 'Model');
  expect(model?.cells.get(cell)).toMatchObject({ formula: `'${table.name}'!B9`, formulaResult: 1 });
  const unchanged = recalculate(workbook);
  expect(differencesOf(workbook, unchanged, evaluator)).toEqual([]);
  expect(staleResults(workbook, unchanged)).toEqual([]);
  const other = evaluated(source, changed);
  expect(differencesOf(workbook, recalculate(workbook, changes), other)).toEqual([]);
});

it('[MODEL-WORKBOOK-50] refuses a link to a table or row that is not there', async () => {
  const { table, source, link } = linkedCase();
  const made = (tables: readonly WorkbookTable[], beta: InputLink) =>
    workbookOf(evaluated(source), { tables, links: { beta } });
  await expect(made([], link)).rejects.toThrow(`no table ${table.name}`);
  await expect(made([table], { ...link, row: 'mean' })).rejects.toThrow('no row mean');
});
