import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { methodViewOf } from '../method/methodViewOf.js';
import { exampleBankValuation } from '../testing/exampleBank.js';
import {
  exampleDocument,
  exampleFundamentals,
  exampleValuation,
  exampleYear,
} from '../testing/exampleModel.js';
import { exampleDocument2, exampleFundamentals2, exampleValuation2 } from '../testing/exampleModel2.js';
import { trendPeriods } from './trendPeriods.js';
import { TrendsPanel } from './TrendsPanel.js';

/** Incremental ROIC looks three years back, on opening capital. */
const longHistory = [2020, 2021, 2022, 2023, 2024, 2025].map(exampleYear);

const plots = () =>
  screen.getAllByRole('application').map((plot) => plot.getAttribute('aria-label')?.split('.')[0]);

it.each([
  ['version 1', exampleValuation(), ['Revenue growth', 'Operating margin']],
  [
    'version 2',
    exampleValuation2(exampleDocument2({ fundamentals: exampleFundamentals2({ years: longHistory }) })),
    [
      'Revenue growth',
      'Operating margin',
      'ROIC before goodwill',
      'ROIC with goodwill',
      'Incremental ROIC, 3-yr',
    ],
  ],
  ['excess return', exampleBankValuation(), ['Asset growth', 'Return on opening equity', 'Payout ratio']],
])('[VALUATION-SCREENS-481] draws the rates that the method has, %s', (_, valuation, titles) => {
  render(<TrendsPanel valuation={valuation} onExplain={vi.fn()} />);
  expect(plots()).toEqual(titles);
  const { trends, forecastRows } = methodViewOf(valuation.body.template);
  const newest = valuation.history.at(-1);
  for (const { row, reference } of trends.lines) {
    const shown = forecastRows.find(({ name }) => name === row);
    expect(shown).toMatchObject({ unit: 'rate', sign: 1 });
    expect(newest?.figures[shown?.history ?? '']).toMatchObject({ ok: true });
    if (reference) expect(valuation.evaluator.read(reference.line)).toMatchObject({ ok: true });
  }
});

it('[VALUATION-SCREENS-482] leaves no year out between past and forecast', () => {
  const annual = [2019, 2022, 2023, 2025].map(exampleYear);
  const valuation = exampleValuation(
    exampleDocument({ fundamentals: exampleFundamentals({ annual }), years: 5 }),
  );
  const years = trendPeriods(valuation).map((period) =>
    period.kind === 'forecast'
      ? `forecast ${period.period}`
      : period.kind === 'filed'
        ? `filed ${period.year.period.fiscalYear}`
        : `missing ${period.fiscalYear}`,
  );
  expect(years.slice(0, 7)).toEqual([
    'filed 2019',
    'missing 2020',
    'missing 2021',
    'filed 2022',
    'filed 2023',
    'missing 2024',
    'filed 2025',
  ]);
  expect(years.slice(7)).toHaveLength(5);
});
