import { excessReturn2Model, freeCashFlowToFirm4Model } from '@finance-analyst/valuation';
import { describe, expect, it } from 'vitest';
import { exampleKeyScopes } from '../testing/exampleKeyScopes.js';
import { exampleScreens } from '../testing/exampleScreens.js';
import { exampleRegistry } from '../testing/exampleRegistry.js';
import { assumptionTexts } from '../guide-content/assumptionTexts.js';
import { guideChapters } from './guideChapters.js';
import { textOf } from '../guide-search/textOf.js';
import { workSections } from '../guide-content/workSections.js';

const sections = guideChapters({
  screens: exampleScreens,
  registry: exampleRegistry,
  keyScopes: exampleKeyScopes,
  apiBase: '/api/',
  hasCommandKey: false,
}).flatMap((chapter) => chapter.sections);
const textOfSection = (id: string) => textOf(sections.find((section) => section.id === id)?.blocks ?? []);
const models = [
  ['', freeCashFlowToFirm4Model(5, 2)],
  ['excess-return-', excessReturn2Model(5, 2)],
] as const;

describe('guideChapters', () => {
  it('[INFORMATION-SCREENS-19] explains every input of the models but the reported history, and no other', () => {
    const explained = models.flatMap(([address, { inputs }]) =>
      inputs
        .filter(({ name }) => !name.startsWith('reported_'))
        .map(({ name, label }) => {
          const text = textOfSection(`${address}assumptions`);
          expect(text).toContain(`${label} ${assumptionTexts[name] ?? '?'}`);
          return name;
        }),
    );
    expect(Object.keys(assumptionTexts).toSorted()).toEqual([...new Set(explained)].toSorted());
  });

  it.each(models)('[INFORMATION-SCREENS-19] gives the formula of every line, %s', (address, { lines }) => {
    const text = textOfSection(`${address}formulas`);
    for (const { label } of lines) expect(text).toContain(`${label} = `);
    expect(text).not.toMatch(/[a-z]_[a-z]/);
  });

  it('[INFORMATION-SCREENS-19] gives the formulas of past years', () => {
    expect(textOfSection('formulas')).toContain(
      'Free cash flow = NOPAT − increase in invested capital; historical years are',
    );
  });

  it.each(models)(
    '[INFORMATION-SCREENS-19] names every check with its severity, %s',
    (address, { checks }) => {
      const text = textOfSection(`${address}checks`);
      expect(text.match(/(Error|Warning|Note): /g)).toHaveLength(checks.length);
      expect(text).not.toMatch(/[{}]/);
    },
  );

  it('[INFORMATION-SCREENS-19] defines the upside and the dates of its value and price', () => {
    const text = textOfSection('upside');
    expect(text).toContain('the value per share over the price, less one');
    expect(text).toContain('The date of the value The valuation date: the date of the model’s price');
    expect(text).toContain('The date of the price Its trading session');
    expect(text).toContain('value and price have the same date');
    expect(text).toContain(
      'In models saved with the earlier version, the value is as of the end of the base year',
    );
  });

  it('[INFORMATION-SCREENS-23] has no numbers in its prose that depend on the region format', () => {
    const prose = sections.filter(({ id }) => !/(formulas|checks)$/.test(id));
    for (const { id, blocks } of prose) expect(textOf(blocks), id).not.toMatch(/\d[.,]\d/);
  });

  it('[INFORMATION-SCREENS-15] names every screen with its question', () => {
    for (const { title, question } of exampleScreens)
      expect(textOfSection('screens')).toContain(`${title} ${question}`);
  });

  it('[INFORMATION-SCREENS-15] gives each section its own address', () => {
    const ids = sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

it('[INFORMATION-SCREENS-54] names the addresses of the API below its configured base', () => {
  const words = JSON.stringify(workSections('https://api.example/v2/'));
  expect(words).toContain('POST https://api.example/v2/calculations/dcf');
  expect(words).toContain('"https://api.example/v2/docs"');
  expect(words).not.toContain(' /api/');
});
