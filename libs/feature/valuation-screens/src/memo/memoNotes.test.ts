import { expect, it } from 'vitest';
import { withNote } from '../notes/withNote.js';
import { exampleDocument2, exampleFundamentals2, exampleValuation2 } from '../testing/exampleModel2.js';
import { withQuarters } from '../testing/exampleQuarters.js';
import { formattingIn } from '../testing/formattingIn.js';
import { memoNotes } from './memoNotes.js';

it('[VALUATION-SCREENS-642] writes the figure of a quarter and of twelve months beside its note, or that the period is gone', () => {
  const document = exampleDocument2({ fundamentals: withQuarters(exampleFundamentals2()) });
  const body = [
    ['revenue/quarter', '2025-12-31'],
    ['revenue', '2025-12-31'],
    ['operating_income/ttm', '2026-09-30'],
    ['revenue/quarter', '2019-12-31'],
  ].reduce(
    (one, [name = '', yearEnd = '']) => withNote(one, { name, yearEnd }, 'Ask', '2026-11-20T22:00:00.000Z'),
    document.body,
  );
  const [section] = memoNotes({
    valuation: exampleValuation2({ ...document, body }),
    formatting: formattingIn('en-US'),
  });
  const [block] = section?.blocks ?? [];
  const facts = block?.kind === 'facts' ? block.facts : [];
  expect(facts.map(({ label }) => label)).toEqual([
    'Revenue, quarter to 2025-12-31',
    'Revenue 2025',
    expect.stringMatching(/, TTM to 2026-09-30$/u),
    'Revenue, quarter to 2019-12-31',
  ]);
  const [quarter, year, twelveMonths, gone] = facts.map(({ value }) => value);
  expect(quarter).toMatch(/\d/u);
  expect(year).toMatch(/\d/u);
  expect(quarter).not.toBe(year);
  expect(twelveMonths).toMatch(/\d/u);
  expect(gone).toBe('The statements no longer have this period');
});
