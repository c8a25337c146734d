import { setAssumption } from '@finance-analyst/valuation';
import { expect, it } from 'vitest';
import { exampleFundamentals, exampleDocument, exampleValuation } from '../testing/exampleModel.js';
import type { ModelOfFiles } from '../export/ModelOfFiles.js';
import { exampleLossMaker, exampleValuation2 } from '../testing/exampleModel2.js';
import { forecastFile } from './forecastFile.js';

const fileOf = async (
  valuation = exampleValuation(),
  model: ModelOfFiles = { model: exampleDocument(), isEdited: false },
) => {
  const { name, content } = forecastFile(valuation, 2, model);
  const lines = (await content.text()).split('\r\n').map((line) => line.split(','));
  const row = (label: string) =>
    lines
      .find(([first]) => first === label)
      ?.slice(1, 8)
      .map(Number);
  return { name, text: lines.map((cells) => cells.join()).join('\n'), row };
};

it('[VALUATION-SCREENS-30] holds the years of the table, unrounded and in units, with the signs that it shows', async () => {
  const valuation = exampleValuation();
  const { name, text, row } = await fileOf(valuation);
  expect(name).toBe('EXM free cash flow odel forecast.csv');
  expect(text).toContain('USD; growth, margins and shares are fractions');
  expect(text).not.toContain('millions');
  expect(text).toContain(
    'Fiscal year,2024,2025,2026 forecast,2027 forecast,2028 forecast,2029 forecast,2030 forecast,Reason for 2026,Note',
  );
  expect(row('Revenue')).toHaveLength(7);
  expect(row('Revenue')?.[0]).toBe(3463e6);
  expect(row('Capital expenditure')?.[2]).toBe(-valuation.evaluator.number('capital_expenditure', 1));
  expect(row('Growth')?.[2]).toBe(valuation.evaluator.number('revenue_growth', 1));
  expect(text).toMatch(/\nDiscount factor,,,0\.\d+.*,\n/u);
});

it('[VALUATION-SCREENS-649] has the reason of the first forecast figure in every row, or its formula', async () => {
  const document = exampleDocument();
  const growth = document.body.assumptions.find(({ input }) => input === 'revenue_growth');
  const { text } = await fileOf(
    exampleValuation({ ...document, body: setAssumption(document.body, growth?.id ?? '', 0.04) }),
  );
  expect(text).toMatch(/\nRevenue,[^\n]*,revenue of the prior year × \(1 \+ revenue growth\),/u);
  expect(text).toMatch(/\nGrowth,[^\n]*,"?Your assumption\. Default: \d-yr CAGR \d+\.\d%/u);
  expect(text).toMatch(/\nOperating margin,[^\n]*\d-yr median/u);
});

it('[VALUATION-SCREENS-30] says which model and version it is of, whether that was edited, its day and its value', async () => {
  const valuation = exampleValuation();
  const model = { id: 'model-3f9a', title: 'Example, bear case', baseRevision: 0 };
  const value = String(valuation.evaluator.number('value_per_share'));
  const { text } = await fileOf(valuation, { model, isEdited: true });
  expect(text).toContain(
    `Forecast of Example Instruments\nModel,"Example, bear case"\nVersion,not saved yet\nValued as of,2025-12-31\nValue per share,${value}\nPast years,`,
  );
  const saved = { ...model, baseRevision: 2 };
  expect((await fileOf(valuation, { model: saved, isEdited: false })).text).toContain('\nVersion,2\n');
  expect((await fileOf(valuation, { model: saved, isEdited: true })).text).toContain(
    '\nVersion,"2, edited since"\n',
  );
});

it('[VALUATION-SCREENS-30] says why the model has no value', async () => {
  const document = exampleDocument();
  const body = setAssumption(document.body, 'terminal_growth', 0.4);
  const { text } = await fileOf(exampleValuation({ ...document, body }));
  expect(text).toMatch(/\nValue per share,,"?\p{Lu}/u);
});

it('[VALUATION-SCREENS-14] says in the file of the forecast that it rests on sample data', async () => {
  const fundamentals = exampleFundamentals({ source: 'sample' });
  const { text } = await fileOf(exampleValuation(exampleDocument({ fundamentals })));
  expect(text).toContain('\nSample data\n');
  expect((await fileOf()).text).not.toContain('Sample data');
});

it('[VALUATION-SCREENS-703] says once which lines have no past, and a reason that years share once', async () => {
  const { text } = await fileOf(exampleLossMaker());
  expect(text.match(/are forecast only/gu)).toHaveLength(1);
  expect(text).not.toContain('in the past');
  expect(text).toMatch(
    /\nEBITA,[^\n]*2026 forecast[^\n]* to 2035 forecast: Depends on operating margin \(EBITA\), which has not been entered"?\n/u,
  );
});

it('[VALUATION-SCREENS-704] has the reasons of a driver as sentences, with a stop between them', async () => {
  const { text } = await fileOf(exampleValuation2());
  expect(text).toMatch(/\nGrowth,[^\n]*[^.]\. Growth is an annual rate from the twelve months to /u);
  expect(text).not.toContain(' · ');
});
