import { describe, expect, it } from 'vitest';
import { companyFactsDocument, row, type FactRow } from '../testing/companyFactsDocument.js';
import { ifrsFormulas } from './ifrsFormulas.js';
import { newestFilingOf } from './newestFilingOf.js';
import { normaliseCompanyFacts } from './normaliseCompanyFacts.js';
import { formulaLines, type StatementFormulas } from './StatementFormulas.js';
import { lineUnit } from './lineNature.js';
import { statementsVersion } from './statementsVersion.js';
import { tagsOf } from './TagFormula.js';
import { usGaapFormulas } from './usGaapFormulas.js';

/** FNV-1a in two lanes: any change of the text gives another digest. */
function digestOf(text: string): string {
  let [first, second] = [0x811c9dc5, 0x1b873593];
  for (let index = 0; index < text.length; index += 1) {
    first = Math.imul(first ^ text.charCodeAt(index), 0x01000193);
    second = Math.imul(second ^ text.charCodeAt(index), 0x85ebca6b) ^ (second >>> 13);
  }
  return [first, second].map((lane) => (lane >>> 0).toString(16).padStart(8, '0')).join('');
}

/** A number from 0 to 1 that depends on the words alone. */
const draw = (...words: readonly unknown[]): number =>
  Number.parseInt(digestOf(words.join(' ')).slice(0, 8), 16) / 2 ** 32;

const quarterEnds = ['03-31', '06-30', '09-30', '12-31'] as const;
const reported = ['05-01', '08-01', '11-01', '02-01'] as const;

/** Four years of quarterly and annual filings of a tag; each repeats the year before, some restated or split. */
function rowsOf(tag: string, unit: string): FactRow[] {
  const isCount = unit === 'shares';
  return [2020, 2021, 2022, 2023].flatMap((year) =>
    quarterEnds.flatMap((monthAndDay, index) => {
      const end = `${year}-${monthAndDay}`;
      const isAnnual = index === 3;
      const form = isAnnual ? {} : { form: '10-Q', fp: `Q${index + 1}` };
      const value = Math.round(1000 * (draw(tag, end) + (year - 2019)) * (isCount ? 10 : index + 1));
      const filed = (later: number) => `${year + later + (isAnnual ? 1 : 0)}-${reported[index]}`;
      const again = isCount && year === 2022 ? 2 * value : value + (draw(tag, end, 'restated') < 0.1 ? 7 : 0);
      return [
        row(end, value, filed(0), { ...form, start: `${year}-01-01` }),
        row(end, again, filed(1), { ...form, start: `${year}-01-01` }),
        row(end, value, filed(0), form),
        row(end, again, filed(1), form),
      ];
    }),
  );
}

/** Company facts with a share of the tags that the formulas read, so that every way to a line is taken by some. */
function factsOf(taxonomy: 'us-gaap' | 'ifrs-full', formulas: StatementFormulas, company: number): unknown {
  const share = [1, 0.75, 0.5, 0.25][company % 4] ?? 1;
  const units = formulaLines.flatMap((line) =>
    tagsOf(formulas[line]).map((tag) => [tag, lineUnit(line, 'USD')] as const),
  );
  const filed = units.filter(([tag]) => draw(taxonomy, company, tag) < share);
  const tags = [['Assets', 'USD'] as const, ...filed].map(
    ([tag, unit]) => [tag, { [unit]: rowsOf(`${tag} ${company}`, unit) }] as const,
  );
  const document = companyFactsDocument({ [taxonomy]: Object.fromEntries(tags) }) as object;
  return { ...document, sic: ['7372', '6022', '6331', '6798', '6211', null][company % 6] };
}

const documents = Array.from({ length: 12 }, (_, company) => [
  factsOf('us-gaap', usGaapFormulas, company),
  factsOf('ifrs-full', ifrsFormulas, company),
]).flat();

const digestOfAll = (): string =>
  digestOf(
    documents
      .flatMap((facts) =>
        ['2022-06-30', '2026-01-01'].map((knownOn) =>
          JSON.stringify(normaliseCompanyFacts(facts, { symbol: 'TEST', knownOn })),
        ),
      )
      .join(),
  );

/** What each version makes of these facts. An entry that has been released never changes; a new version adds one. */
const digests: Readonly<Record<number, string>> = {
  1: '672453daa38c386d',
  // The gains and the impairment of property became lines.
  2: '3e005efbe0c6c2a3',
  // Preferred dividends and the shares from converting debt became lines; the notes were reworded.
  3: '9cfc39334e32ef20',
  // Right-of-use assets and their additions became lines; depreciation of an IFRS filer's notes is summed.
  4: 'acc71c0af6a8dc37',
  // The industry code shows banks, insurers and property companies too.
  5: '99ee402e59567c46',
};

it('makes the same statements as when this version was released', () => {
  const message =
    'The same facts give other statements: raise statementsVersion, and add its digest here. ' +
    'The digest may also change because the facts above are drawn for every tag that the formulas read.';
  expect(digestOfAll(), message).toBe(digests[statementsVersion]);
});

describe('the newest filing', () => {
  it('is the last day on which statements change', () => {
    for (const facts of documents) {
      const statementsOn = (knownOn: string) => {
        const result = normaliseCompanyFacts(facts, { symbol: 'TEST', knownOn });
        return result.ok ? { ...result.value, knownOn: '' } : result;
      };
      const newest = newestFilingOf(facts) ?? '';
      expect(newest).toBe('2025-02-01');
      expect(statementsOn('2200-12-31')).toEqual(statementsOn(newest));
      expect(statementsOn('2025-01-31')).not.toEqual(statementsOn(newest));
    }
  });

  it('counts filings whose facts are not read, and no days that are none', () => {
    const other = { Other: { units: { USD: [row('2024-12-31', 1, '2025-03-01')] } } };
    const odd = { Odd: { units: { USD: [{ filed: 'never' }, { filed: '9999-99-99' }, 7, null] } } };
    expect(newestFilingOf({ entityName: 'A', facts: { dei: other, odd } })).toBe('2025-03-01');
  });

  it('is null without facts', () => {
    expect(newestFilingOf({ entityName: 'A', facts: {} })).toBeNull();
    expect(newestFilingOf('nothing')).toBeNull();
  });
});
