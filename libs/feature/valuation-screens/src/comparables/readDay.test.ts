import { formatDate } from '@finance-analyst/figures';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { messages } from './messages.js';
import { dayOrderOf, readDay } from './readDay.js';

it.each([
  ['2024-03-14', 'en-US'],
  ['2024/3/14', 'de-DE'],
  ['14.03.2024', 'en-US'],
  ['3.14.2024', 'en-US'],
  ['14. 3. 2024', 'cs-CZ'],
  ['3/14/2024', 'en-US'],
  ['14/3/2024', 'en-GB'],
  ['14-03-2024', 'nl-NL'],
  ['14-Mar-24', 'en-US'],
  ['14-mar-2024', 'de-DE'],
  ['Mar 14, 2024', 'en-US'],
  ['March 14, 2024', 'fr-FR'],
  ['14. März 2024', 'de-DE'],
  ['14 de mar. de 2024', 'pt-BR'],
  ['2024年3月14日', 'ja-JP'],
  ['3/14/2024', 'ja-JP'],
])('[VALUATION-SCREENS-566] reads %s in %s', (written, locale) => {
  expect(readDay(written, locale)).toEqual({ ok: true, value: '2024-03-14' });
});

it.each([
  ['3/4/2024', 'ja-JP', messages.twoDays('3/4/2024', '2024-04-03', '2024-03-04')],
  ['3.4.2024', 'en-US', messages.twoDays('3.4.2024', '2024-04-03', '2024-03-04')],
  ['3/14/24', 'en-US', messages.yearInFull('3/14/24')],
  ['14/3/2024', 'en-US', messages.otherOrder('14/3/2024', 'month-first', '2024-03-14')],
  ['3/14/2024', 'en-GB', messages.otherOrder('3/14/2024', 'day-first', '2024-03-14')],
  ['2024-02-30', 'en-US', messages.noSuchDay],
  ['30 Feb 2024', 'en-US', messages.noSuchDay],
  ['0.0.2024', 'en-US', messages.noSuchDay],
  ['March 2024', 'en-US', messages.dayNeeded],
  ['14 Mar Apr 2024', 'en-US', messages.dayNeeded],
  ['14 juillet mars 2024', 'fr-FR', messages.dayNeeded],
  ['45365', 'en-US', messages.dayNeeded],
  ['3+14+2024', 'en-US', messages.dayNeeded],
  ['soon', 'en-US', messages.dayNeeded],
  ['', 'en-US', messages.dayNeeded],
])('[VALUATION-SCREENS-566] refuses “%s” in %s, with how to write it', (written, locale, reason) => {
  expect(readDay(written, locale)).toEqual({ ok: false, reason });
});

const locales = [
  ...[
    'en-US',
    'en-GB',
    'en-AU',
    'en-CA',
    'en-ZA',
    'cs-CZ',
    'da-DK',
    'de-AT',
    'de-CH',
    'es-ES',
    'es-MX',
    'fi-FI',
  ],
  ...[
    'fr-CA',
    'fr-FR',
    'it-IT',
    'ja-JP',
    'ko-KR',
    'nb-NO',
    'nl-NL',
    'pl-PL',
    'pt-BR',
    'pt-PT',
    'sv-SE',
    'tr-TR',
  ],
  ...['zh-CN', 'zh-TW'],
];

it('[VALUATION-SCREENS-566] reads each day as the product and as a spreadsheet shows it, in every locale', () => {
  const days = fc
    .integer({ min: 0, max: 45_000 })
    .map((day) => new Date(Date.UTC(1925, 0, 1) + day * 86_400_000).toISOString().slice(0, 10));
  fc.assert(
    fc.property(days, fc.constantFrom(...locales), (day, locale) => {
      expect(readDay(formatDate(day, { locale }), locale)).toEqual({ ok: true, value: day });
      const short = new Intl.DateTimeFormat(locale, { timeZone: 'UTC' }).format(Date.parse(day));
      expect(readDay(short, locale)).toEqual({ ok: true, value: day });
    }),
    { numRuns: 300 },
  );
  expect(['en-US', 'de-DE', 'sv-SE'].map(dayOrderOf)).toEqual(['month-first', 'day-first', 'year-first']);
});
