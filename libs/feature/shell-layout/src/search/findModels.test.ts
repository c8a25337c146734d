import { describe, expect, it } from 'vitest';
import { findModels } from './findModels.js';
import type { SavedModel } from './SavedModel.js';

const model = (id: string, fields: Partial<SavedModel>): SavedModel => ({
  id,
  title: 'Harborline Energy, free cash flow',
  instruments: [{ symbol: 'HBL', market: null, name: 'Harborline Energy' }],
  updatedAt: '2026-11-20T09:00:00.000Z',
  ...fields,
});

const models = [
  model('a', {}),
  model('b', { title: 'Bear case' }),
  model('c', {
    title: 'Quillmark Motors, free cash flow',
    instruments: [{ symbol: 'QLM-B', market: null, name: 'Quillmark Motors' }],
  }),
  model('d', { title: 'Harborline notes', instruments: [] }),
];
const formatDay = (isoDate: string) => isoDate.slice(0, 10);
const find = (query: string) => findModels(query, { models, formatDay });
const titles = (query: string) => find(query).results.map(({ title }) => title);

describe('saved models', () => {
  it.each([
    ['harbor', ['Harborline Energy, free cash flow', 'Bear case']],
    ['HBL', ['Harborline Energy, free cash flow', 'Bear case']],
    ['bear', ['Bear case']],
    ['qlm-b', ['Quillmark Motors, free cash flow']],
    ['motors quill', ['Quillmark Motors, free cash flow']],
    ['nowhere', []],
    ['&', []],
  ])('[SHELL-LAYOUT-60] %j finds %j', (query, found) => {
    expect(titles(query)).toEqual(found);
  });

  it('[SHELL-LAYOUT-60] tell company, symbol and the day of the last save, and lead to the model', () => {
    expect(find('harbor')).toEqual({
      isGuess: false,
      results: [
        {
          id: 'model /valuation-workbench?symbol=HBL&model=a',
          title: 'Harborline Energy, free cash flow',
          detail: 'HBL',
          group: 'Your models',
          mark: '2026-11-20',
        },
        {
          id: 'model /valuation-workbench?symbol=HBL&model=b',
          title: 'Bear case',
          detail: 'Harborline Energy · HBL',
          group: 'Your models',
          mark: '2026-11-20',
        },
      ],
    });
  });

  it('[SHELL-LAYOUT-60] are five at most', () => {
    const many = Array.from({ length: 7 }, (_, index) => model(String(index), {}));
    expect(findModels('hbl', { models: many, formatDay }).results).toHaveLength(5);
  });

  it.each([
    ['quilmark', 'Quillmark Motors, free cash flow'],
    ['motosr', 'Quillmark Motors, free cash flow'],
    ['quilmrk', null],
    ['quikl', 'Quillmark Motors, free cash flow'],
    ['harbrolnie', 'Harborline Energy, free cash flow'],
    ['hbk', null],
  ])('[SHELL-LAYOUT-61] take %j for %j', (query, title) => {
    expect(titles(query)[0] ?? null).toBe(title);
  });

  it('[SHELL-LAYOUT-61] are no guess where one has what was typed', () => {
    expect(find('energy').isGuess).toBe(false);
    expect(find('enregy').isGuess).toBe(true);
  });
});

it('[SHELL-LAYOUT-63] finds portfolios by title in a group of their own, after models', () => {
  const portfolio = model('p', { kind: 'portfolio', title: 'Harbor fund', instruments: [] });
  const { results } = findModels('harbor', { models: [portfolio, ...models], formatDay });
  expect(results.map(({ title, group }) => [title, group]).at(-1)).toEqual([
    'Harbor fund',
    'Your portfolios',
  ]);
  expect(results.at(-1)?.id).toBe('model /portfolio?portfolio=p');
  expect(find('harbr fund').results).toEqual([]);
});
