import { expect, it } from 'vitest';
import { exampleYear } from '../testing/exampleModel.js';
import { exampleDocument2, exampleFundamentals2, exampleValuation2 } from '../testing/exampleModel2.js';
import { formattingIn } from '../testing/formattingIn.js';
import { deriveFigure } from './deriveFigure.js';

const years = [2020, 2021, 2022, 2023, 2024, 2025].map(exampleYear);
const valuation = exampleValuation2(exampleDocument2({ fundamentals: exampleFundamentals2({ years }) }));
const formatting = formattingIn('en-US');

it('[VALUATION-SCREENS-633] derives incremental ROIC from NOPAT and capital of three years earlier, past and ahead', () => {
  const past = deriveFigure(
    valuation,
    { kind: 'history', line: 'incremental_roic', period: 'FY2025' },
    formatting,
  );
  expect(past.figure?.ok).toBe(true);
  expect(past.formula).toContain('NOPAT at annual rate 3 years earlier');
  expect(past.formula).toContain('if opening invested capital > opening invested capital 3 years earlier');
  expect(past.children().map(({ label }) => label)).toEqual(
    expect.arrayContaining(['NOPAT at annual rate, FY2022', 'Opening invested capital, FY2022']),
  );
  const ahead = deriveFigure(valuation, { kind: 'model', name: 'incremental_roic', period: 1 }, formatting);
  expect(ahead.figure?.ok).toBe(true);
  expect(ahead.children().map(({ label }) => label)).toContain('NOPAT at annual rate, FY2023');
});

it('[VALUATION-SCREENS-633] derives ROIC with goodwill from closing capital', () => {
  const root = deriveFigure(
    valuation,
    { kind: 'history', line: 'roic_with_goodwill', period: 'FY2025' },
    formatting,
  );
  expect(root.label).toBe('ROIC with goodwill, on closing capital, FY2025');
  expect(root.children().map(({ label }) => label)).toContain('Goodwill and acquired intangibles, FY2025');
});

it('[VALUATION-SCREENS-633] says why the first years have no incremental ROIC', () => {
  const root = deriveFigure(
    valuation,
    { kind: 'history', line: 'incremental_roic', period: 'FY2023' },
    formatting,
  );
  expect(root.figure).toMatchObject({ ok: false });
});
