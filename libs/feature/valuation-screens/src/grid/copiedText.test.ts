import { expect, it } from 'vitest';
import { forecastRows } from '../forecast/forecastRows.js';
import { exampleValuation } from '../testing/exampleModel.js';
import { copiedText } from './copiedText.js';
import { forecastColumns } from './forecastCells.js';

const valuation = exampleValuation();

const copy = (names: readonly string[], from: number, to: number, locale = 'en-US') =>
  copiedText(
    names.map((name) =>
      forecastRows
        .filter((row) => row.name === name)
        .flatMap((row) =>
          forecastColumns(valuation, 3)
            .slice(from - 2023, to - 2022)
            .map((column) => ({ row, column })),
        ),
    ),
    { valuation, scale: 'millions', locale },
  );

it('[VALUATION-SCREENS-61] copies figures with all digits, in the scale and with the signs of the table', () => {
  const spent = -valuation.evaluator.number('capital_expenditure', 1) / 1e6;
  const text = copy(['revenue', 'capital_expenditure', 'revenue_growth'], 2025, 2026);
  const lines = text.split('\n').map((line) => line.split('\t'));
  expect(lines[0]?.[0]).toBe('3913');
  expect(Number(lines[1]?.[1])).toBeCloseTo(spent, 9);
  expect(String(lines[1]?.[1])).toMatch(/^-\d+\.\d{3,}$/u);
  expect(lines[2]?.[1]).toMatch(/^\d+\.\d{3,}%$/u);
  expect(Number.parseFloat(lines[2]?.[1] ?? '') / 100).toBeCloseTo(
    valuation.evaluator.number('revenue_growth', 1),
    12,
  );
});

it('[VALUATION-SCREENS-61] writes the decimal mark of the locale, and nothing where there is no figure', () => {
  expect(copy(['discount_factor'], 2025, 2026, 'de-DE')).toMatch(/^\t0,\d+$/u);
});
