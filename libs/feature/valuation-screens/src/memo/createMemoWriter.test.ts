// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { enteredSource, type Transaction } from '@finance-analyst/documents';
import {
  impliedDrivers,
  modelComparables,
  sensitivityOf,
  scenariosOf,
  addScenario,
  setAssumption,
  addTransactions,
  withScale,
  type Valuation,
} from '@finance-analyst/valuation';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, it, vi } from 'vitest';
import { exampleBankValuation } from '../testing/exampleBank.js';
import { exampleBuyoutValuation } from '../testing/exampleBuyout.js';
import { exampleCompanyDocument } from '../testing/exampleCompany.js';
import { exampleLandlordValuation } from '../testing/exampleLandlord.js';
import { exampleValuation } from '../testing/exampleModel.js';
import {
  exampleDocument2,
  exampleFundamentals2,
  exampleLossMaker,
  exampleValuation2,
} from '../testing/exampleModel2.js';
import { documentWithPeers } from '../testing/examplePeers.js';
import { formattingIn } from '../testing/formattingIn.js';
import { financingRemarks } from '../checks/financingRemarks.js';
import { localisedChecks } from '../checks/localisedChecks.js';
import { problemsOf } from '../checks/problemsOf.js';
import { createMemoWriter } from './createMemoWriter.js';
import type { LoadFont } from './memoFonts.js';
import { memoOf } from './memoOf.js';
import type { MemoSubject } from './MemoSubject.js';

const { resolve } = createRequire(import.meta.url);
/** The font files that the application serves. */
const memoFont: LoadFont = async (script, weight) =>
  new Uint8Array(await readFile(resolve(`@fontsource/inter/files/inter-${script}-${weight}-normal.woff`)));

const { write } = createMemoWriter(memoFont);

const memoFor = (valuation: Valuation, given: Partial<MemoSubject> = {}) =>
  memoOf({
    valuation,
    base: valuation,
    model: { id: 'model-3f9a', title: 'Example Instruments, bear case', baseRevision: 2 },
    isEdited: true,
    createdAt: new Date('2026-11-20T22:00:00.000Z'),
    formatting: formattingIn('en-US'),
    ...given,
  });

/** What a reader of the file finds in it. */
async function read(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const page = await pdf.getPage(index + 1);
      const { items } = await page.getTextContent();
      return {
        text: items
          .map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''))
          .join('')
          .replaceAll(/\s+/gu, ' '),
        size: page.view.slice(2),
        right: Math.max(...items.map((item) => ('str' in item ? Number(item.transform[4]) + item.width : 0))),
      };
    }),
  );
  const { info } = (await pdf.getMetadata()) as unknown as {
    readonly info: Readonly<Record<string, unknown>>;
  };
  const outline = await pdf.getOutline();
  return {
    pages,
    text: pages.map(({ text }) => text).join(' '),
    info,
    outline: outline.map(({ title }) => title),
  };
}
const readMemo = async (valuation: Valuation, given?: Partial<MemoSubject>) =>
  read(await write(memoFor(valuation, given).memo));

describe('the memo as a PDF file', () => {
  it('[VALUATION-SCREENS-576] has the figures of the screen on two pages at most', async () => {
    const { pages, text } = await readMemo(exampleValuation2());
    for (const words of [
      'Valuation memo: Example Instruments EXM · Example Instruments, bear case · Nov 20, 2026',
      'Value per share 102.38 USD as of Nov 20, 2026',
      'Price 71.50 USD Nov 20, 2026, Imported file',
      'Upside +43.2%',
      'Expected annual return at the price 11.5% 3.0 points above WACC',
      'Implied growth 1.0%',
      'Terminal share 60.68%',
      'WACC 8.51%',
      'Fiscal year 2023A 2024A 2025A 2026E · 0.3 yr 2027E',
      'From the balance sheet of ',
      '2032E … 2035E',
      'Revenue 3,065 3,463 3,913 1,161 4,937',
      'Free cash flow 356 435 529 59 738',
      'Equity 13,104',
      'Beta 1.05 Configured beta',
      'Terminal growth 2.50%',
      'All 30 checks passed.',
      '10-K for FY2025, filed Feb 14, 2026',
      'Version 2, edited since',
    ])
      expect(text).toContain(words);
    expect(pages.length).toBeLessThanOrEqual(2);
    pages.forEach(({ text: page }, index) => {
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
    });
  });

  it('[VALUATION-SCREENS-622] lists a note of the checks', async () => {
    const { body, ...document } = exampleDocument2();
    const valuation = exampleValuation2({ ...document, body: setAssumption(body, 'debt_weight', 0.7) });
    expect(problemsOf(localisedChecks(valuation, formattingIn('en-US'))).all).toEqual([]);
    const { text } = await readMemo(valuation);
    expect(text).toMatch(/Checks Note: Debt is 70\.00% of capital/u);
    expect(text).not.toContain('checks passed');
  });

  it('[VALUATION-SCREENS-706] has what the screen remarks of a buyout’s financing among the checks', async () => {
    const valuation = exampleBuyoutValuation();
    const [remark = ''] = financingRemarks(valuation, formattingIn('en-US'));
    expect(remark).toMatch(/^At the offer, sponsor equity is /u);
    expect((await readMemo(valuation)).text).toContain(`Note: ${remark}`);
  });

  it('[VALUATION-SCREENS-576] has as many forecast years as fit beside the past, in any unit and language', async () => {
    const document = exampleDocument2();
    const { fundamentals } = exampleValuation2(document);
    const wide = exampleValuation2({ ...document, body: withScale(document.body, 'units', fundamentals) });
    for (const given of [{}, { formatting: formattingIn('de-DE') }]) {
      const { pages, text } = await readMemo(wide, given);
      for (const { right, size } of pages) expect(right).toBeLessThanOrEqual((size[0] ?? 0) - 40 + 0.5);
      expect(text).toContain('… 2035E');
      expect(text).not.toContain('2030E');
    }
  });

  it('[VALUATION-SCREENS-576] has the value in each scenario, and says why no growth matches a far price', async () => {
    const document = exampleCompanyDocument();
    const price = { price: 90_000, currency: 'USD', asOf: '2026-11-20', source: enteredSource };
    const valuation = exampleValuation({ ...document, body: { ...document.body, priceSnapshot: price } });
    const { text } = await readMemo(valuation);
    const values = scenariosOf(valuation).map(({ name, valuePerShare }) => {
      if (!valuePerShare.ok) throw new Error(valuePerShare.reason);
      return { name, value: `${valuePerShare.value.toFixed(2)} USD` };
    });
    expect(values).toHaveLength(3);
    for (const { name, value } of values) expect(text).toContain(`${name} ${value} −`);
    expect(text).toContain(`Value per share from ${values[0]?.value} to ${values[2]?.value}.`);
    for (const { name } of valuation.body.scenarios) expect(text).toContain(`${name}: Growth starts at `);
    expect(text).not.toContain('Edited assumptions');
    expect(text).toContain('Implied growth – None between ');
    expect(text).toContain('the value is below the price.');
  });

  it('[VALUATION-SCREENS-654] has the value of a scenario that the analyst added, and what it is a copy of', async () => {
    const document = exampleCompanyDocument();
    const body = addScenario(document.body, { id: 'bear-1', name: 'Bear', of: 'cautious' });
    const valuation = exampleValuation({ ...document, body });
    const [, , , bear] = scenariosOf(valuation);
    const { text } = await readMemo(valuation);
    expect(text).toContain(`Bear ${bear?.valuePerShare.ok && bear.valuePerShare.value.toFixed(2)} USD`);
    expect(text).toContain('Bear: Copy of Cautious. Figures of its own: Growth');
  });

  it('[VALUATION-SCREENS-576] says from when the interest of a buyout runs', () => {
    const buyout = exampleBuyoutValuation();
    const texts = memoFor(buyout).memo.sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : [])),
    );
    expect(texts).toContain('Interest is only from the deal on Nov 20, 2026, for 0.1 years.');
    expect(buyout.evaluator.number('financed_length', 1)).toBeCloseTo(41 / 365, 12);
  });

  it('[VALUATION-SCREENS-576] has what the analyst edited beside its default', () => {
    const document = exampleDocument2();
    const growth = document.body.assumptions.find(({ input }) => input === 'revenue_growth');
    const edited = setAssumption(document.body, 'beta', 1.6);
    const assumptions = edited.assumptions.map((row) =>
      row.id === growth?.id ? { ...row, value: 0.08, edited: true } : row,
    );
    const valuation = exampleValuation2({ ...document, body: { ...edited, assumptions } });
    const { memo } = memoFor(valuation);
    expect(memo.sections.find(({ title }) => title === 'Edited assumptions')?.blocks).toEqual([
      {
        kind: 'table',
        head: ['Assumption', 'Model', 'Default'],
        rows: [{ cells: ['Beta', '1.60', '1.05'] }, { cells: ['Growth 2026', '8.0%', '13.0%'] }],
      },
    ]);
  });

  it('[VALUATION-SCREENS-577] is titled, has a language and an outline, and is printed on the paper of the region', async () => {
    const valuation = exampleValuation2();
    const { info, outline, pages } = await readMemo(valuation);
    expect(info).toMatchObject({ Title: 'Valuation memo: Example Instruments', Language: 'en-US' });
    expect(outline).toEqual([
      'Valuation memo: Example Instruments',
      ...memoFor(valuation).memo.sections.map(({ title }) => title),
    ]);
    expect(pages[0]?.size).toEqual([612, 792]);
    const german = await readMemo(valuation, { formatting: formattingIn('de-DE') });
    expect(german.pages[0]?.size.map(Math.round)).toEqual([595, 842]);
    expect(german.text).toContain('102,38');
  });

  it('[VALUATION-SCREENS-578] labels sample data on each page', async () => {
    const fundamentals = { ...exampleFundamentals2(), source: 'sample' as const };
    const { pages } = await readMemo(exampleValuation2(exampleDocument2({ fundamentals })));
    for (const { text } of pages)
      expect(text).toContain('Sample data: the company and its figures are fictional.');
  });

  it('[VALUATION-SCREENS-579] says why there is no value and which question is open', async () => {
    const { text } = await readMemo(exampleLossMaker());
    expect(text).toContain('Value per share –');
    expect(text).toContain('Open questions Answer needed: ');
    expect(text.match(/Depends on operating margin \(EBITA\) in 2026/gu)).toHaveLength(1);
    expect(text).toContain('Checks 22 checks passed. 8 checks need a value to run.');
  });

  it('[VALUATION-SCREENS-576] names the method, the rate and the steps of a bank', async () => {
    const { text } = await readMemo(exampleBankValuation());
    for (const words of ['Excess return', 'Cost of equity', 'From book equity to value', 'Book equity'])
      expect(text).toContain(words);
    expect(text).not.toMatch(/WACC|free cash flow/iu);
  });

  it('[VALUATION-SCREENS-541] says of a property company what it has to, without a rate', async () => {
    const { text } = await readMemo(exampleLandlordValuation());
    for (const words of ['Funds from operations', 'Implied P/FFO', 'FFO per share', 'is a property company'])
      expect(text).toContain(words);
    expect(text).not.toMatch(/WACC|Discount rate|Terminal share|Target price|Expected return/iu);
    expect(text).toContain('P/FFO Not entered');
    expect(text).not.toMatch(/P\/FFO 0\.0/u);
  });

  it('[VALUATION-SCREENS-580] has what the analyst wrote about figures, each with its value', async () => {
    const document = exampleDocument2();
    const note = (name: string, yearEnd: string | null, text: string) => ({
      id: `${name}@${yearEnd ?? ''}`,
      name,
      yearEnd,
      text,
      writtenAt: '2026-11-20T22:00:00.000Z',
    });
    const body = {
      ...setAssumption(document.body, 'beta', 1.6),
      notes: [
        note('revenue', '2025-12-31', 'One large order.'),
        note('revenue_growth', '2027-12-31', 'Below the plan of “12%”.'),
        note('margin_of_revenue', '2023-12-31', 'A strike.'),
        note('revenue', '2099-12-31', 'Beyond the forecast.'),
        note('upside', null, 'Enough for a purchase.'),
        note('beta', null, 'A cyclical year.'),
        note('terminal_method', null, 'Returns fade.'),
        note('line_of_another_method', null, 'Stays readable.'),
      ],
    };
    const { text } = await readMemo(exampleValuation2({ ...document, body }));
    for (const words of [
      'Revenue 2025 3,913 m USD One large order.',
      'Growth 2027 11.8% Below the plan of “12%”.',
      'Operating margin 2023 21.4% A strike.',
      'Revenue 2099 Not in this forecast Beyond the forecast.',
      'Upside +8.4% Enough for a purchase.',
      'Beta 1.60 A cyclical year.',
      'Terminal value Value driver Returns fade.',
      'line of another method Not in this forecast Stays readable.',
      'Beta 1.60 Your assumption. Default: Configured beta',
    ])
      expect(text).toContain(words);
  });

  it('[VALUATION-SCREENS-580] breaks notes over pages, and leaves no title at the foot of one', async () => {
    const document = exampleDocument2();
    const long = Array.from({ length: 1400 }, (_, index) => `word${index}`);
    const notesOf = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        id: `note ${index}`,
        name: 'revenue',
        yearEnd: '2025-12-31',
        text:
          index === 30
            ? long.join(' ')
            : `Begin${index}. ${'A reason in some words. '.repeat(15)}End${index}.`,
        writtenAt: '2026-11-20T22:00:00.000Z',
      }));
    const { pages, text } = await readMemo(
      exampleValuation2({ ...document, body: { ...document.body, notes: notesOf(61) } }),
    );
    expect(pages.length).toBeGreaterThan(4);
    const printed = new Set(text.split(' '));
    expect(long.filter((word) => !printed.has(word))).toEqual([]);
    for (let index = 0; index < 61; index += 1)
      if (index !== 30) expect(text).toMatch(new RegExp(`Begin${index}\\..*End${index}\\.`, 'u'));
    const [first] = pages.filter((page) => page.text.includes('Notes Revenue 2025'));
    expect(first?.text).toContain('Begin0.');
  });

  it('[VALUATION-SCREENS-581] writes names in Latin, Greek and Cyrillic letters, and says where it cannot', async () => {
    const load = vi.fn(memoFont);
    const writer = createMemoWriter(load);
    const named = async (name: string) => {
      const { memo } = memoFor(exampleValuation2());
      return read(await writer.write({ ...memo, title: name }));
    };
    const plain = await named('Example');
    expect(load.mock.calls.map(([script]) => script)).toEqual(['latin', 'latin']);
    expect(plain.text).not.toContain('replaces a character');
    const name = 'Łódź Škoda Ωμέγα Яндекс −5 ₹';
    expect((await named(name)).text).toContain(name);
    expect((await named('8% → 10%, ↑2%\tto plan')).text).toContain('8% -> 10%, ↑2% to plan');
    expect(load).toHaveBeenCalledTimes(8);
    const unknown = await named('\u30bd\u30cb\u30fc Group');
    expect(unknown.text).toContain('??? Group');
    expect(unknown.text).toContain('“?” replaces a character that the fonts of this file lack.');
    expect(load).toHaveBeenCalledTimes(8);
  });

  it('[VALUATION-SCREENS-585] keeps the decimal point beside its digits', async () => {
    const { memo } = memoFor(exampleValuation());
    const [fact] = memo.headline;
    if (!fact) throw new Error('No headline.');
    const pointed = ['−37.8%', '7.18%', '7,777.7', '4.7×'];
    const headline = pointed.map((value) => ({ label: 'Figure', value, note: value }));
    const pdf = await getDocumentProxy(new Uint8Array(await write({ ...memo, headline })));
    const { items } = await (await pdf.getPage(1)).getTextContent();
    const written = items.map((item) => ('str' in item ? item.str : ''));
    // Kerned letters come in pieces.
    for (const value of pointed) expect(written.filter((text) => text === value)).toHaveLength(2);
  });

  it('[VALUATION-SCREENS-581] asks again for a font that could not be loaded', async () => {
    let isReachable = false;
    const writer = createMemoWriter(async (script, weight) => {
      if (!isReachable) throw new Error('A font could not be loaded.');
      return memoFont(script, weight);
    });
    const { memo } = memoFor(exampleValuation2());
    await expect(writer.write(memo)).rejects.toThrow('A font could not be loaded.');
    isReachable = true;
    expect((await read(await writer.write(memo))).text).toContain('102.38 USD');
  });
});

it('[VALUATION-SCREENS-605] has the methods as a table and the multiples of the peers, with those that do not count in parentheses', () => {
  const valuation = exampleValuation2(documentWithPeers());
  const sections = memoFor(valuation).memo.sections;
  const tableIn = (title: string) => {
    const block = sections.find((section) => section.title === title)?.blocks[0];
    if (block?.kind !== 'table') throw new Error(`No table in ${title}.`);
    return block.rows.map(({ cells }) => cells);
  };
  const median = modelComparables(valuation).implied.evToEbit.median;
  expect(tableIn('Methods side by side').find(([name]) => name === 'EV/EBIT')?.[2]).toBe(
    median.ok ? median.value.toFixed(2) : '',
  );
  const quorex = tableIn('Comparables').find(([name]) => name === 'Quorex');
  expect(quorex?.[1]).toMatch(/^\(\d+\.\d×\)$/u);
});

it('[VALUATION-SCREENS-685] has the methods side by side and the sensitivity of a model without peers', () => {
  const valuation = exampleValuation2();
  const { sections } = memoFor(valuation).memo;
  const tableIn = (title: string) => {
    const block = sections.find((section) => section.title === title)?.blocks[0];
    if (block?.kind !== 'table') throw new Error(`No table in ${title}.`);
    return block;
  };
  const names = tableIn('Methods side by side').rows.map(({ cells }) => cells[0]);
  expect(names).toContain('FCF to equity');
  expect(names).not.toContain('EV/EBIT');
  const grid = sensitivityOf(valuation);
  if (!grid.ok) throw new Error(grid.reason);
  const { head, rows } = tableIn('Sensitivity');
  expect(head).toEqual([
    'WACC down, terminal growth across',
    ...grid.columns.map((growth) => `${(100 * growth).toFixed(2)}%`),
  ]);
  expect(rows.map(({ cells }) => cells)).toEqual(
    grid.cells.map((cells, row) => [
      `${(100 * (grid.rows[row] ?? 0)).toFixed(2)}%`,
      ...cells.map((cell) => (cell.ok ? cell.value.toFixed(2) : '–')),
    ]),
  );
  expect(rows[grid.base.row]?.isStrong).toBe(true);
});

it('[VALUATION-SCREENS-685] has no sensitivity in a method without a rate, and the grid of a bank', () => {
  const titlesOf = (valuation: Valuation) => memoFor(valuation).memo.sections.map(({ title }) => title);
  expect(titlesOf(exampleLandlordValuation())).not.toContain('Sensitivity');
  expect(titlesOf(exampleBankValuation())).toContain('Sensitivity');
});

it('[VALUATION-SCREENS-685] has the growth at the value beside that of the price', () => {
  const valuation = exampleValuation2();
  const growth = impliedDrivers(valuation).find(({ driver }) => driver === 'growth')?.byValue;
  if (!growth?.ok) throw new Error('No growth.');
  const facts = memoFor(valuation).memo.headline;
  expect(facts.find(({ label }) => label === 'Implied growth')?.note).toBe(
    `${(100 * growth.value).toFixed(1)}% at the value`,
  );
});

const paid = (id: number, given: Partial<Transaction> = {}): Transaction => ({
  id: `${id}`,
  target: `Target${id}`,
  announced: '2025-05-02',
  currency: 'USD',
  enterpriseValue: 9e8,
  equityValue: null,
  metrics: { revenue: null, ebitda: 1e8, ebit: null, netIncome: 4e7, bookValue: null },
  source: 'Press release',
  ...given,
});
const withTransactions = (transactions: readonly Transaction[]): Valuation => {
  const document = exampleDocument2();
  return exampleValuation2({ ...document, body: addTransactions(document.body, transactions) });
};

it('[VALUATION-SCREENS-605] has the sources of transactions, multiples that one discloses, and the reasons of dashes', () => {
  const valuation = withTransactions([
    paid(1),
    paid(2, { enterpriseValue: null, equityValue: 5e8, source: '', isLeftOut: true }),
    paid(3, { metrics: { ...paid(3).metrics, ebitda: -1e7 } }),
  ]);
  const section = memoFor(valuation).memo.sections.find(({ title }) => title === 'Precedent transactions');
  const [table, ...texts] = section?.blocks ?? [];
  if (table?.kind !== 'table') throw new Error('No table.');
  expect(table.head).toEqual(['Target', 'EV/EBITDA', 'P/E']);
  expect(table.rows.slice(0, 3).map(({ cells }) => cells)).toEqual([
    ['Target1, May 2, 2025', '9.0×', '–\u00a0[1]'],
    ['Target2, May 2, 2025', '–\u00a0[2]', '(12.5×)'],
    ['Target3, May 2, 2025', '–\u00a0[3]', '–\u00a0[1]'],
  ]);
  expect(texts.map((block) => (block.kind === 'text' ? block.text : null))).toEqual([
    '[1] Equity value is not disclosed.',
    '[2] Enterprise value is not disclosed.',
    '[3] EBITDA is not positive.',
    '[4] No transaction has this multiple.',
    'Multiples in parentheses do not count in the statistics.',
    'Sources: Target1: Press release; Target2: no source given; Target3: Press release.',
  ]);
  const none = memoFor(withTransactions([paid(1, { enterpriseValue: null })])).memo.sections;
  expect(none.find(({ title }) => title === 'Precedent transactions')?.blocks[0]).toEqual({
    kind: 'text',
    text: 'No multiple is disclosed.',
  });
});

it('[VALUATION-SCREENS-605] prints every one of more transactions than a page has room for', async () => {
  const { memo } = memoFor(withTransactions(Array.from({ length: 120 }, (_, index) => paid(index))));
  const { text } = await read(await write(memo));
  for (let index = 0; index < 120; index += 1) expect(text).toContain(`Target${index}, May 2, 2025`);
});
