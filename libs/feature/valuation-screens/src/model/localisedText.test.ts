import { expect, it } from 'vitest';
import { formattingIn } from '../testing/formattingIn.js';
import { localisedText } from './localisedText.js';

const german = (text: string): string => localisedText(text, formattingIn('de-DE'));

it('[VALUATION-SCREENS-24] writes the figures and days of a reason in the locale of the screen', () => {
  expect(german('4-yr CAGR −4.9%, fades to 2.5%; FY2021 to FY2025')).toBe(
    '4-yr CAGR −4,9%, fades to 2,5%; FY2021 to FY2025',
  );
  expect(german('Debt of FY2025 against market value at the price of 2026-11-20')).toBe(
    'Debt of FY2025 against market value at the price of 20. Nov. 2026',
  );
  expect(german('multiplied by 1,234.5.')).toBe('multiplied by 1.234,5.');
});

it('[VALUATION-SCREENS-24] leaves alone what is no figure and no day', () => {
  const names = '10-K, us-gaap:longTermDebt, accession 0001000000-26-000042, FY2025, version 1.2.3, 20 years';
  expect(german(names)).toBe(names);
  const text = 'Growth of 4.9% as in 10-K.';
  expect(localisedText(text, formattingIn('en-US'))).toBe(text);
});
