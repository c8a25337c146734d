import { expect, it } from 'vitest';
import { commonNoun } from './commonNoun.js';

const model = { noun: { one: 'model', many: 'models' } };
const portfolio = { noun: { one: 'portfolio', many: 'portfolios' } };

it('calls documents of one kind by its noun, and those of several documents', () => {
  expect(commonNoun([model])).toEqual({ one: 'model', many: 'models' });
  expect(commonNoun([model, portfolio])).toEqual({ one: 'document', many: 'documents' });
});
