import { expect, it } from 'vitest';
import { exampleFundamentals, exampleDocument, exampleValuation } from '../testing/exampleModel.js';
import { forecastFile } from './forecastFile.js';

const fileOf = async (valuation = exampleValuation()) => {
  const { name, content } = forecastFile(valuation, 2);
  const lines = (await content.text()).split('\r\n').map((line) => line.split(','));
  const row = (label: string) =>
    lines
      .find(([first]) => first === label)
      ?.slice(1)
      .map(Number);
  return { name, text: lines.map((cells) => cells.join()).join('\n'), row };
};

it('[VALUATION-SCREENS-30] holds the years of the table, unrounded and in units, with the signs that it shows', async () => {
  const valuation = exampleValuation();
  const { name, text, row } = await fileOf(valuation);
  expect(name).toBe('EXM forecast.csv');
  expect(text).toContain('USD; growth, margins and shares are fractions');
  expect(text).not.toContain('millions');
  expect(text).toContain(
    'Fiscal year,2024,2025,2026 forecast,2027 forecast,2028 forecast,2029 forecast,2030 forecast',
  );
  expect(row('Revenue')).toHaveLength(7);
  expect(row('Revenue')?.[0]).toBe(3463e6);
  expect(row('Capital expenditure')?.[2]).toBe(-valuation.evaluator.number('capital_expenditure', 1));
  expect(row('Growth')?.[2]).toBe(valuation.evaluator.number('revenue_growth', 1));
  expect(text).toContain('Discount factor,not available: FY2024 lies in the past.');
});

it('[VALUATION-SCREENS-14] says in the file of the forecast that it rests on sample data', async () => {
  const fundamentals = exampleFundamentals({ source: 'sample' });
  const { text } = await fileOf(exampleValuation(exampleDocument({ fundamentals })));
  expect(text).toContain('\nSample data\n');
  expect((await fileOf()).text).not.toContain('Sample data');
});
