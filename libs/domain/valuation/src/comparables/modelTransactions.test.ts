import type { Transaction } from '@finance-analyst/documents';
import { expect, it } from 'vitest';
import { exampleCompanyModel, valuationOf } from '../testing/exampleCompanyModel.js';
import { exampleFiler } from '../testing/exampleFiler.js';
import {
  addTransactions,
  changeTransaction,
  removeTransaction,
  setTransactionLeftOut,
} from './editTransactions.js';
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
  const valuation = valuationOf(addTransactions(body, transactions));
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

it('[VALUATION-260] changes only the given fields of a transaction, and restores one removed meanwhile', () => {
  const given = addTransactions(body, transactions);
  const [opened] = transactions;
  if (!opened) throw new Error('No transaction.');
  const elsewhere = changeTransaction(setTransactionLeftOut(given, 'a', true), opened, {
    source: 'Press release',
    metrics: { ebitda: 120 },
  });
  const both = changeTransaction(elsewhere, opened, { enterpriseValue: 950, metrics: { ebit: 80 } });
  expect(both.transactions).toEqual([
    {
      ...opened,
      enterpriseValue: 950,
      metrics: { ...opened.metrics, ebitda: 120, ebit: 80 },
      source: 'Press release',
      isLeftOut: true,
    },
    ...transactions.slice(1),
  ]);
  const restored = changeTransaction(removeTransaction(given, 'a'), opened, { enterpriseValue: 950 });
  expect(restored.transactions).toEqual([...transactions.slice(1), { ...opened, enterpriseValue: 950 }]);
});

it('[VALUATION-260] adds transactions in order, leaves one out, counts it again and removes it', () => {
  const given = addTransactions(body, transactions);
  expect(addTransactions(given, [transaction('d', 700)]).transactions.map(({ id }) => id)).toEqual([
    'a',
    'b',
    'c',
    'd',
  ]);
  const left = setTransactionLeftOut(given, 'b', true);
  expect(left.transactions.map(({ isLeftOut }) => isLeftOut === true)).toEqual([false, true, false]);
  expect(setTransactionLeftOut(left, 'b', false)).toEqual(given);
  expect(removeTransaction(given, 'b').transactions.map(({ id }) => id)).toEqual(['a', 'c']);
});
