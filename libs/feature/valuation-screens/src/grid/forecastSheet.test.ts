import { gridMessages } from '@finance-analyst/data-grid';
import { describe, expect, it, vi } from 'vitest';
import { exampleValuation } from '../testing/exampleModel.js';
import { formattingIn } from '../testing/formattingIn.js';
import { forecastColumns } from './forecastCells.js';
import { forecastSheet } from './forecastSheet.js';
import { messages } from './messages.js';

const valuation = exampleValuation();

const sheetIn = (locale = 'en-US', isReadOnly = false) => {
  const edits = { onPaste: vi.fn(), onFillRight: vi.fn(), onResetRows: vi.fn() };
  const columns = forecastColumns(valuation, 3);
  const formatting = formattingIn(locale);
  return {
    ...edits,
    ...forecastSheet({ valuation, columns, scale: 'millions', formatting, isReadOnly, ...edits }),
  };
};

/** A cell of the forecast: 2025 is the last year that was filed. */
const at = (row: string, year: number) => ({
  row,
  column: year > 2025 ? `forecast-${year - 2025}` : `FY${year}`,
});

describe('what the forecast hands to a spreadsheet', () => {
  it('[VALUATION-SCREENS-61] copies figures with all digits, in the scale and with the signs of the table', () => {
    const { textOf } = sheetIn();
    const spent = -valuation.evaluator.number('capital_expenditure', 1) / 1e6;
    expect(textOf(at('revenue', 2025))).toBe('3913');
    expect(Number(textOf(at('capital_expenditure', 2026)))).toBeCloseTo(spent, 9);
    expect(textOf(at('capital_expenditure', 2026))).toMatch(/^-\d+\.\d{3,}$/u);
    expect(textOf(at('revenue_growth', 2026))).toMatch(/^\d+\.\d{3,}%$/u);
    expect(Number.parseFloat(textOf(at('revenue_growth', 2026))) / 100).toBeCloseTo(
      valuation.evaluator.number('revenue_growth', 1),
      12,
    );
  });

  it('[VALUATION-SCREENS-61] uses the locale’s decimal mark, and leaves a cell without a figure empty', () => {
    const { textOf } = sheetIn('de-DE');
    expect(textOf(at('discount_factor', 2025))).toBe('');
    expect(textOf(at('discount_factor', 2026))).toMatch(/^0,\d+$/u);
  });
});

describe('what the forecast takes from a spreadsheet', () => {
  it('[VALUATION-SCREENS-60] reads a cell as if it was typed there: 0.112 is 0.112%', () => {
    const growth = at('revenue_growth', 2026);
    const { editing } = sheetIn();
    expect(editing?.read(growth, '0.112')).toEqual({ ok: true, value: 0.00112 });
    expect(editing?.read(growth, '(5.5)')).toEqual({ ok: true, value: -0.055 });
    expect(sheetIn('de-DE').editing?.read(growth, '11,2%')).toEqual({ ok: true, value: 0.112 });
    expect(sheetIn('de-DE').editing?.read(growth, '−5,0')).toEqual({ ok: true, value: -0.05 });
    expect(editing?.read(at('operating_margin', 2026), '140%')).toMatchObject({
      ok: false,
      reason: expect.stringMatching(/^Enter 100/u),
    });
    expect(editing?.read(growth, '11,2')).toMatchObject({
      reason: expect.stringContaining('could mean two'),
    });
    expect(editing?.read(growth, '$11')).toMatchObject({ reason: expect.stringContaining('“$”') });
  });

  it('[VALUATION-SCREENS-60] names a cell that is filed or calculated and refuses it', () => {
    const { editing } = sheetIn();
    expect(editing?.refusalOf(at('revenue_growth', 2025), 'enter')).toBe(messages.isFiled('Growth 2025'));
    expect(editing?.refusalOf(at('operating_income', 2026), 'enter')).toBe(
      messages.isCalculated('Operating income 2026'),
    );
    expect(editing?.refusalOf({ row: 'revenue', column: 'name' }, 'enter')).toBe(gridMessages.noCell);
    expect(editing?.refusalOf(at('revenue_growth', 2030), 'enter')).toBeNull();
  });

  it('[VALUATION-SCREENS-60] writes a block as one edit, and says whether it is one', () => {
    const { editing, onPaste } = sheetIn();
    const known = valuation.evaluator.number('revenue_growth', 2);
    expect(editing?.enter([{ ...at('revenue_growth', 2027), value: known }])).toBe(false);
    expect(
      editing?.enter([
        { ...at('revenue_growth', 2027), value: known },
        { ...at('operating_margin', 2027), value: 0.231 },
      ]),
    ).toBe(true);
    expect(onPaste).toHaveBeenCalledTimes(2);
    expect(onPaste).toHaveBeenLastCalledWith(
      new Map([
        ['revenue_growth@2027-12-31', known],
        ['operating_margin@2027-12-31', 0.231],
      ]),
    );
  });

  it('[VALUATION-SCREENS-62] refuses to fill from the last year', () => {
    const { editing } = sheetIn();
    expect(editing?.refusalOf(at('revenue_growth', 2030), 'fillRight')).toBe(
      messages.isLastYear('Growth 2030'),
    );
    expect(editing?.refusalOf(at('revenue_growth', 2029), 'fillRight')).toBeNull();
  });

  it('[VALUATION-SCREENS-177] resets no cell that was not edited', () => {
    const { editing, onResetRows } = sheetIn();
    expect(editing?.reset([at('revenue_growth', 2027), at('revenue', 2027)])).toBe(0);
    expect(onResetRows).not.toHaveBeenCalled();
  });

  it('[VALUATION-SCREENS-60] takes nothing where the model is read-only', () => {
    expect(sheetIn('en-US', true).editing).toBeUndefined();
  });
});
