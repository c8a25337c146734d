import { createEvaluator } from '@finance-analyst/model-engine';
import {
  freeCashFlowToFirm2Example,
  freeCashFlowToFirm2Model,
  modelComparables,
  sensitivityOf,
  setAssumption,
  type Valuation,
} from '@finance-analyst/valuation';
import { expect, it } from 'vitest';
import { exampleBankValuation } from '../testing/exampleBank.js';
import { exampleLandlordValuation } from '../testing/exampleLandlord.js';
import {
  exampleDocument,
  exampleFundamentals,
  exampleQuote,
  exampleValuation,
} from '../testing/exampleModel.js';
import { documentWithPeers } from '../testing/examplePeers.js';
import { formattingIn } from '../testing/formattingIn.js';
import type { InputSource } from '@finance-analyst/model-workbook';
import { modelNode } from '../derivation/modelNode.js';
import { forecastFigure } from '../forecast/forecastFigure.js';
import { methodViewOf } from '../method/methodViewOf.js';
import { exampleBuyoutValuation } from '../testing/exampleBuyout.js';
import { withNote } from '../notes/withNote.js';
import { workbookFile } from './workbookFile.js';
import { exampleValuation2 } from '../testing/exampleModel2.js';
import { workbookOf } from './workbookOf.js';
import type { WorkbookSubject } from './WorkbookSubject.js';

const subjectOf = (
  valuation: Valuation = exampleValuation(),
  given: Partial<WorkbookSubject> = {},
): WorkbookSubject => ({
  valuation,
  base: valuation,
  model: { id: 'model-3f9a', title: 'Example Instruments, bear case', baseRevision: 2 },
  isEdited: true,
  createdAt: new Date('2026-11-20T22:00:00.000Z'),
  formatting: formattingIn('en-US'),
  ...given,
});
const optionsOf = (valuation?: Valuation, given?: Partial<WorkbookSubject>) =>
  workbookOf(subjectOf(valuation, given)).options;

it('[VALUATION-SCREENS-461] names model, company, version, days and statements, and compares with the price', () => {
  const { fileName, options } = workbookOf(subjectOf());
  expect(fileName).toBe('EXM free cash flow Example Instruments, bear case 3f9a model.xlsx');
  expect(options.title).toBe('Example Instruments, bear case');
  expect(options.facts).toEqual([
    ['Company', 'Example Instruments (EXM)'],
    ['Version', '2, edited since'],
    ['Valued as of', '2025-12-31'],
    ['Statements', 'SEC EDGAR, last filed 2026-02-14'],
    ['As known on', '2026-11-20'],
  ]);
  expect(options.price).toEqual({
    of: 'value_per_share',
    value: 71.5,
    label: 'Price on 2026-11-20, Imported file',
  });
  expect(options.money).toEqual({ currency: 'USD', scale: 'millions' });
  expect([-1, 0, 1].map((period) => options.periodLabel?.(period))).toEqual(['FY2024', 'FY2025', 'FY2026E']);
  expect(options.optionLabel?.('terminal_method', 'no_such_option')).toBeUndefined();
  expect(options.isSample).toBe(false);
});

it('[VALUATION-SCREENS-461] dates the value of version 2, and names the filings behind its past', () => {
  const options = optionsOf(exampleValuation2());
  expect(options.facts).toContainEqual(['Valued as of', '2026-11-20']);
  expect([0, 1, 2].map((period) => options.periodLabel?.(period))).toEqual([
    'FY2025',
    'FY2026E · 0.3\u00a0yr',
    'FY2027E',
  ]);
  const revenue = options.sources?.['reported_revenue'];
  expect(Array.isArray(revenue) && revenue.at(-1)).toEqual({
    reason: 'Revenue, FY2025',
    source: '10-K, 0001000000-26-000042',
    asOf: '2026-02-14',
  });
});

it('[VALUATION-SCREENS-610] has the sensitivity grid as computed, and none without a rate', () => {
  const valuation = exampleValuation2();
  const grid = sensitivityOf(valuation);
  const tableOf = (of: Valuation) => optionsOf(of).tables?.find(({ name }) => name === 'Sensitivity');
  const table = tableOf(valuation);
  expect(table?.remarks).toEqual([
    'Value per share by WACC (down) and Terminal growth (across), as computed at the export; it does not follow changes on the sheet Model.',
  ]);
  expect(table?.columns[3]?.label).toBe('2.50%');
  expect(table?.rows[2]?.cells[0]).toBe('8.51%');
  expect(table?.rows.map(({ cells }) => cells.slice(1))).toEqual(
    grid.ok &&
      grid.cells.map((row) => row.map((cell) => ({ value: cell.ok ? cell.value : null, kind: 'per_share' }))),
  );
  expect(tableOf(exampleLandlordValuation())).toBeUndefined();
});

it('[VALUATION-SCREENS-461] says that there is no price, and names one in another currency without comparing', () => {
  const none = optionsOf(exampleValuation(exampleDocument({ quote: null })));
  expect(none.price).toBeUndefined();
  expect(none.facts).toContainEqual(['Price', 'No price to compare with.']);
  const quote = { ...exampleQuote, currency: 'EUR' };
  const document = exampleDocument({ quote });
  const snapshot = { ...document.body.priceSnapshot, price: 71.5, currency: 'EUR' };
  const foreign = exampleValuation({
    ...document,
    body: { ...document.body, priceSnapshot: { source: 'stooq', asOf: '2026-11-20', ...snapshot } },
  });
  expect(optionsOf(foreign).price).toBeUndefined();
  expect(optionsOf(foreign).facts).toContainEqual([
    'Price',
    expect.stringMatching(/^71\.5 EUR on 2026-11-20, /u),
  ]);
});

it('[VALUATION-SCREENS-461] gives every figure of an input its reason in the locale, and its source with its day', () => {
  const sources = optionsOf(exampleValuation(), { formatting: formattingIn('de-DE') }).sources ?? {};
  expect(sources['revenue_growth']).toHaveLength(5);
  const growth = JSON.stringify(sources['revenue_growth']);
  expect(growth).toContain('10-K filed 2026-02-14, 0001000000-26-000042');
  expect(growth).toMatch(/\d,\d/u);
  expect(sources['beta']).toEqual({ reason: 'Configured beta', source: 'Configuration' });
  expect(sources['debt']).toMatchObject({ asOf: '2026-02-14' });
});

it('[VALUATION-SCREENS-461] says which assumptions were edited, with the reason for the default', () => {
  const document = exampleDocument();
  const body = setAssumption(document.body, 'beta', 1.6);
  expect(optionsOf(exampleValuation({ ...document, body })).sources?.['beta']).toEqual({
    reason: 'Your assumption. Default: Configured beta',
    source: 'Edited',
  });
});

it('[VALUATION-SCREENS-461] marks a model with sample data', () => {
  const fundamentals = exampleFundamentals({ source: 'sample' });
  const options = optionsOf(exampleValuation(exampleDocument({ fundamentals })));
  expect(options.isSample).toBe(true);
  expect(options.facts).toContainEqual(['Statements', 'Sample market, last filed 2026-02-14']);
});

it('[VALUATION-SCREENS-461] makes a workbook of version 1, of version 2, whose history has columns, and of a bank', async () => {
  const model = freeCashFlowToFirm2Model(5, 2);
  const created = createEvaluator(model, freeCashFlowToFirm2Example);
  if (!created.ok) throw new Error('The example does not fit.');
  const version2 = { ...exampleValuation(), model, evaluator: created.evaluator };
  expect(optionsOf(version2).sources?.['reported_revenue']).toHaveLength(2);
  for (const valuation of [
    exampleValuation(),
    version2,
    exampleBankValuation(),
    exampleLandlordValuation(),
  ]) {
    const file = await workbookFile(valuation.evaluator, workbookOf(subjectOf(valuation)));
    if (!file.ok) throw new Error(file.reason);
    expect(file.value.name).toMatch(/^EXM .* 3f9a model\.xlsx$/u);
    expect(file.value.content.type).toContain('spreadsheetml');
    const bytes = new Uint8Array(await file.value.content.arrayBuffer());
    expect(String.fromCharCode(...bytes.slice(0, 2))).toBe('PK');
  }
});

it('[VALUATION-SCREENS-565] has the notes of the model with figure and day', () => {
  const valuation = exampleValuation();
  const figure = { name: 'wacc', yearEnd: null };
  const body = withNote(valuation.body, figure, 'Peers have 8%', '2026-11-19T08:00:00.000Z');
  expect(optionsOf({ ...valuation, body }).figureNotes).toEqual([
    { figure: 'Cost of capital (WACC)', text: 'Peers have 8%', day: '2026-11-19' },
  ]);
});

it('[VALUATION-SCREENS-604] has a sheet of the peers, whose statistics and values are formulas of their cells', () => {
  const document = documentWithPeers();
  const valuation = exampleValuation2(document);
  expect(optionsOf(exampleValuation2()).tables?.map(({ name }) => name)).toEqual(['Sensitivity']);
  const table = optionsOf(valuation).tables?.find(({ name }) => name !== 'Sensitivity');
  const at = (row: string, column: number) => `${row}@${column}`;
  const cellOf = (id: string, column: number) => table?.rows.find((row) => row.id === id)?.cells[column];
  const column = (label: string) => table?.columns.findIndex((each) => each.label === label) ?? -1;
  const evToEbit = column('EV/EBIT');
  const inModel = (name: string) => `Model!${name}`;
  const { comparisons, implied } = modelComparables(valuation);
  const median = cellOf('median', evToEbit);
  if (typeof median !== 'object') throw new Error('No median.');
  const { statistics, excluded } = comparisons.evToEbit;
  expect(median.value).toBe(statistics.ok && statistics.value.median);
  expect(median.formula?.(at, inModel)).toContain(`MEDIAN(counted NGI@${evToEbit}:counted LSM@${evToEbit})`);
  expect(excluded.get('QRX')).toBe('outlier');
  expect(cellOf('counted QRX', evToEbit)).toMatchObject({ value: 'outlier' });
  const value = cellOf('implied median', evToEbit);
  if (typeof value !== 'object') throw new Error('No value.');
  expect(value.value).toBe(implied.evToEbit.median.ok && implied.evToEbit.median.value);
  const [multiplied, metric, net, shares] = ['median', 'metric', 'claims', 'shares'].map((id) =>
    at(id, evToEbit),
  );
  expect(value.formula?.(at, inModel)).toContain(`(${multiplied}*${metric}-${net})/${shares}`);
  const claims = cellOf('claims', evToEbit);
  expect(typeof claims === 'object' && claims.formula?.(at, inModel)).toBe(
    'Model!debt+Model!minority_claim+Model!preferred_equity+Model!pension_claim-Model!cash-Model!non_operating_assets-Model!associates',
  );
  const revenue = cellOf('metric', column('EV/Revenue'));
  expect(typeof revenue === 'object' && revenue.formula?.(at, inModel)).toBe('Model!base_revenue');
  expect(table?.isSample).toBe(false);
});

it('[VALUATION-SCREENS-623] names the inputs that keep their values in the workbook', () => {
  const { notes } = optionsOf(exampleValuation2());
  expect(notes).toHaveLength(1);
  expect(notes?.[0]).toMatch(/when others change: Terminal growth; Growth; .*Debt share of capital/u);
  expect(optionsOf(exampleLandlordValuation()).notes).toEqual([]);
});

it('[VALUATION-SCREENS-702] has the signs of the forecast on the screen', () => {
  for (const valuation of [exampleValuation2(), exampleBankValuation(), exampleBuyoutValuation()]) {
    const { negatedLines } = optionsOf(valuation);
    for (const row of methodViewOf(valuation.body.template).forecastRows) {
      const [shown, inModel] = [forecastFigure(valuation, row, 2), valuation.evaluator.read(row.name, 2)];
      if (!shown.ok || !inModel.ok || inModel.value === 0) continue;
      expect([row.name, negatedLines?.has(row.name)]).toEqual([row.name, shown.value === -inModel.value]);
    }
  }
  expect([...(optionsOf(exampleBuyoutValuation()).negatedLines ?? [])]).toEqual(
    expect.arrayContaining(['taxes', 'capital_expenditure', 'cash_interest', 'net_debt']),
  );
});

it('[VALUATION-SCREENS-705] gives reasons in the words of the screen', () => {
  const valuation = exampleValuation2();
  const sources = optionsOf(valuation).sources ?? {};
  const reasonsOf = (name: string) =>
    [sources[name] ?? []].flat().map((source: InputSource) => source.reason);
  const { notes } = modelNode(
    valuation,
    { scale: 'units', formatting: formattingIn('en-US') },
    { name: 'revenue_growth', period: 1 },
    '',
  );
  expect(notes).toHaveLength(2);
  for (const note of notes) expect(reasonsOf('revenue_growth')[0]).toContain(note);
  expect(reasonsOf('revenue_growth')[0]).toContain('. Growth is an annual rate from');
  const ofPast = Object.keys(sources).filter((name) => name.startsWith('reported_'));
  expect(ofPast.flatMap(reasonsOf)).toContain('None in the statements');
});
