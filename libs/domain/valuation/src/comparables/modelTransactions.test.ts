import type { Transaction } from '@finance-analyst/documents';
import { expect, it } from 'vitest';
import { exampleCompanyModel, valuationOf } from '../testing/exampleCompanyModel.js';
import { exampleFiler } from '../testing/exampleFiler.js';
import { removeTransaction, setTransactionLeftOut, setTransactions } from './editTransactions.js';
import { impliedValue } from './impliedValue.js';
import { methodRanges } from './methodRanges.js';
import { modelComparables } from './modelComparables.js';
import { modelTransactions } from './modelTransactions.js';

const transaction = (id: string, enterpriseValue: number): Transaction => ({
  id,
  target: `Target ${id}`,
  announced: '2025-05-02',
  currency: 'USD',
  enterpriseValue,
  equityValue: null,
  metrics: { ebitda: 100, ebit: null, revenue: 400, netIncome: null, bookValue: null },
  source: '',
});
const { body } = exampleCompanyModel({ fundamentals: exampleFiler() });
const transactions = [transaction('a', 900), transaction('b', 1100), transaction('c', 1000)];

it('[VALUATION-259] values the company at the multiples paid, and ranges them where a transaction discloses them', () => {
  const valuation = valuationOf(setTransactions(body, transactions));
  const { implied } = modelTransactions(valuation);
  const { subject } = modelComparables(valuation);
  if (!subject.ok) throw new Error(subject.reason);
  expect(implied.evToEbitda.median).toEqual(impliedValue('evToEbitda', 10, subject.value));
  expect(implied.evToEbit.median).toEqual({ ok: false, reason: 'No transaction has this multiple.' });
  const ofTransactions = methodRanges(valuation).filter(({ of }) => of === 'transactions');
  expect(ofTransactions.map(({ method }) => method)).toEqual(['evToEbitda', 'evToRevenue']);
  const [ebitda] = ofTransactions;
  expect(ebitda?.range.ok && ebitda.range.value.middle).toBe(
    implied.evToEbitda.median.ok && implied.evToEbitda.median.value,
  );
  expect(methodRanges(valuationOf(body)).some(({ of }) => of === 'transactions')).toBe(false);
});

it('[VALUATION-260] replaces a transaction in its place, adds others in order, leaves out, counts again and removes', () => {
  const given = setTransactions(body, transactions);
  const edited = setTransactions(given, [transaction('b', 500), transaction('d', 700)]);
  expect(edited.transactions.map(({ id, enterpriseValue }) => [id, enterpriseValue])).toEqual([
    ['a', 900],
    ['b', 500],
    ['c', 1000],
    ['d', 700],
  ]);
  const left = setTransactionLeftOut(given, 'b', true);
  expect(left.transactions.map(({ isLeftOut }) => isLeftOut === true)).toEqual([false, true, false]);
  expect(setTransactionLeftOut(left, 'b', false)).toEqual(given);
  expect(removeTransaction(given, 'b').transactions.map(({ id }) => id)).toEqual(['a', 'c']);
});
