import { describe, expect, it } from 'vitest';
import { exampleAccounts } from '../testing/examplePortfolio.js';
import { cellChoices } from './cellChoices.js';
import { instrumentChoices, nearInstrument } from './instrumentChoices.js';
import { messages } from './messages.js';

const known = [
  { id: 'KOR.SMP', name: 'Korona Steel' },
  { id: 'GLH.SMP', name: 'Glenhollin Foods' },
];
const found = (...ids: readonly string[]) =>
  ({ found: ids.map((id) => ({ id, name: `${id} Inc` })), state: 'found' }) as const;

describe('[PORTFOLIO-SCREENS-211] choices', () => {
  it('takes the instrument whose symbol differs only by its exchange, and not one that merely begins alike', () => {
    const glh = instrumentChoices('glh', known, found());
    expect(glh.list.map(({ id }) => id)).toEqual(['GLH.SMP', 'new']);
    expect(glh.usual).toBe('GLH.SMP');
    const ko = instrumentChoices('ko', known, found());
    expect(ko.list.map(({ id }) => id)).toEqual(['KOR.SMP', 'new']);
    expect(ko.usual).toBe('new');
    expect(ko.list.at(-1)).toMatchObject({ text: 'KO', detail: messages.newInstrument });
  });

  it('finds instruments by their name, the portfolio before the market, each once', () => {
    const { list } = instrumentChoices('foods', known, found('GLH.SMP', 'FDS'));
    expect(list.map(({ id }) => id)).toEqual(['GLH.SMP', 'FDS', 'new']);
    expect(instrumentChoices('glenhollin f', known, found()).usual).toBe('GLH.SMP');
  });

  it('takes exactly what is typed where the market has it, and says what is not known yet', () => {
    const { list, usual } = instrumentChoices('fds', known, found('FDS', 'FDSX'));
    expect([list.map(({ id }) => id), usual]).toEqual([['FDS', 'FDSX'], 'FDS']);
    const searching = instrumentChoices('fds', known, { found: [], state: 'searching' });
    expect(searching.list.at(-1)?.detail).toBe(messages.newInstrumentSearching);
  });

  it('does not choose between two markets', () => {
    const both = [
      { id: 'ABC.L', name: null },
      { id: 'ABC.P', name: null },
    ];
    expect(instrumentChoices('abc', both, found()).usual).toBe('new');
  });

  it('marks the kind and the account that the text names', () => {
    const given = { accounts: exampleAccounts, currencies: ['USD', 'EUR'] };
    expect(cellChoices('kind', 'div', given)).toMatchObject({ usual: 'dividend' });
    expect(cellChoices('account', 'bank', given)).toMatchObject({ usual: 'bank' });
    expect(cellChoices('currency', 'chf', given)).toEqual({ list: [], usual: null });
    expect(cellChoices('price', '1', given)).toBeUndefined();
    expect(cellChoices('kind', '', given)?.usual).toBeNull();
  });
});

it('[PORTFOLIO-SCREENS-212] finds the instrument that a new one is near to', () => {
  expect(nearInstrument('GLH', known)?.id).toBe('GLH.SMP');
  expect(nearInstrument('GHL', known)?.id).toBe('GLH.SMP');
  expect(nearInstrument('XYZ', known)).toBeNull();
  expect(nearInstrument('GLH.SMP', known)).toBeNull();
});
