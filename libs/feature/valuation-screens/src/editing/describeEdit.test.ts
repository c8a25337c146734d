import { formatFigure, type FigureFormatting } from '@finance-analyst/figures';
import { expect, it } from 'vitest';
import { methodViewOf } from '../method/methodViewOf.js';
import { exampleDocument } from '../testing/exampleModel.js';
import { describeEdit } from './describeEdit.js';

const format: FigureFormatting['format'] = (figure, how) => formatFigure(figure, { ...how, locale: 'en-US' });
const view = methodViewOf(exampleDocument().body.template);
const given = { view, year: null, currency: 'USD', scale: 'millions', format } as const;

it.each([
  ['revenue_growth', 0.0234, '2027', 'Growth 2027 to 2.3%'],
  ['depreciation_rate', 0.04, '2026', 'Depreciation, share of revenue 2026 to 4.0%'],
  ['terminal_growth', 0.02346, null, 'Terminal growth to 2.35%'],
  ['beta', 1.6, null, 'Beta to 1.60'],
  ['debt', 845_400_000, null, 'Debt to 845\u00a0m\u00a0USD'],
  ['shares_outstanding', 128_400_000, null, 'Diluted shares to 128.4\u00a0m'],
  ['exit_multiple', 11, null, 'Exit multiple to 11.0×'],
  ['discounting', 'end_of_year', null, 'Discounting: End of year'],
])('[VALUATION-SCREENS-4] tells an edit of %s in the words of its field', (input, value, year, words) => {
  expect(describeEdit({ input }, value, { ...given, year })).toBe(words);
});
