import { describe, expect, it } from 'vitest';
import { forecastRows } from '../forecast/forecastRows.js';
import { exampleValuation } from '../testing/exampleModel.js';
import { formattingIn } from '../testing/formattingIn.js';
import { forecastColumns } from './forecastCells.js';
import { messages } from './messages.js';
import { pastedValues } from './pastedValues.js';
import { readClipboardBlock } from './readClipboardBlock.js';

const valuation = exampleValuation();

/** A block pasted at a year of a row, over the rows that follow it. */
const paste = (text: string, row = 'revenue_growth', year = 2026, locale = 'en-US') => {
  const result = pastedValues(readClipboardBlock(text), {
    rows: forecastRows.slice(forecastRows.findIndex(({ name }) => name === row)),
    columns: forecastColumns(valuation, 3).slice(year - 2023),
    valuation,
    formatting: formattingIn(locale),
  });
  return result.ok ? { ...result, values: Object.fromEntries(result.values) } : result;
};

describe('a pasted block', () => {
  it('[VALUATION-SCREENS-60] fills the cells from the target on', () => {
    expect(paste('11.2%\t10.1%\n23.1\t(5.5)', 'revenue_growth', 2027)).toEqual({
      ok: true,
      values: {
        'revenue_growth@2': 0.112,
        'revenue_growth@3': 0.101,
        'operating_margin@2': 0.231,
        'operating_margin@3': -0.055,
      },
      leftOut: 0,
    });
  });

  it('[VALUATION-SCREENS-60] reads each cell as if it was typed there: 0.112 is 0.112%', () => {
    expect(paste('0.112')).toMatchObject({ values: { 'revenue_growth@1': 0.00112 } });
    expect(paste('11,2%\t−5,0', 'revenue_growth', 2026, 'de-DE')).toMatchObject({
      values: { 'revenue_growth@1': 0.112, 'revenue_growth@2': -0.05 },
    });
  });

  it('[VALUATION-SCREENS-60] skips empty cells', () => {
    expect(paste('11.2\t \t9')).toMatchObject({
      values: { 'revenue_growth@1': 0.112, 'revenue_growth@3': 0.09 },
      leftOut: 0,
    });
    expect(paste('\t\r\n')).toEqual({ ok: false, reason: messages.nothingCopied });
  });

  it('[VALUATION-SCREENS-60] counts the cells that lie beyond the table', () => {
    expect(paste('1\t2\t3\t\t5', 'revenue_growth', 2029)).toMatchObject({
      values: { 'revenue_growth@4': 0.01, 'revenue_growth@5': 0.02 },
      leftOut: 2,
    });
  });

  it('[VALUATION-SCREENS-60] is refused as a whole by a cell that cannot be read or is impossible', () => {
    expect(paste('11.2\t#N/A')).toEqual({
      ok: false,
      reason: messages.cannotRead('Growth 2027', '#N/A', 'Enter a number.'),
    });
    expect(paste('11.2%\n140%')).toMatchObject({
      ok: false,
      reason: expect.stringContaining('Operating margin 2026, “140%”: Enter 100'),
    });
    expect(paste('11,2')).toMatchObject({ ok: false, reason: expect.stringContaining('could mean two') });
    expect(paste('$11')).toMatchObject({ ok: false, reason: expect.stringContaining('“$”') });
  });

  it('[VALUATION-SCREENS-60] is refused as a whole where it would land on what cannot be edited', () => {
    expect(paste('1\n2\n3')).toEqual({ ok: false, reason: messages.isCalculated('Operating income 2026') });
    expect(paste('1\t2', 'revenue_growth', 2025)).toEqual({
      ok: false,
      reason: messages.isFiled('Growth 2025'),
    });
  });
});
