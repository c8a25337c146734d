import { methodGap, methodRanges } from '@finance-analyst/valuation';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { memoComparables } from '../memo/memoComparables.js';
import { exampleBankValuation } from '../testing/exampleBank.js';
import { exampleValuation2 } from '../testing/exampleModel2.js';
import { documentWithPeers, examplePeer } from '../testing/examplePeers.js';
import { formattingIn } from '../testing/formattingIn.js';
import { gapSentences } from './gapSentences.js';
import { messages } from './messages.js';
import { MethodsPanel } from './MethodsPanel.js';

const formatting = formattingIn('en-US');

it('[VALUATION-SCREENS-647] says which methods are furthest apart and what the multiple is at the other value', () => {
  const valuation = exampleValuation2(documentWithPeers());
  render(<MethodsPanel valuation={valuation} />);
  const values = methodRanges(valuation).flatMap(({ range }) => (range.ok ? [range.value.middle] : []));
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const sentence = screen.getByText(/are furthest apart, by/u).textContent;
  expect(sentence).toContain(`at ${low.toFixed(2)} and `);
  expect(sentence).toContain(
    `at ${high.toFixed(2)} are furthest apart, by ${(high - low).toFixed(2)} per share.`,
  );
});

it('[VALUATION-SCREENS-647] says by how much methods differ where no reason can be computed', () => {
  const valuation = exampleValuation2();
  const saved = { label: messages.savedModel('Leveraged buyout'), value: 9000.5, method: null };
  const [low] = methodRanges(valuation)
    .flatMap(({ range }) => (range.ok ? [range.value.middle] : []))
    .toSorted((one, other) => one - other);
  expect(gapSentences(valuation, [saved], formatting)).toMatch(
    new RegExp(
      `at ${low?.toFixed(2) ?? ''} and leveraged buyout, saved model at 9,000\\.50 are furthest apart, by [\\d,.]+ per share\\.$`,
      'u',
    ),
  );
});

it('[VALUATION-SCREENS-647] is in the memo as on the screen', () => {
  const valuation = exampleValuation2(documentWithPeers());
  const [methods] = memoComparables({ valuation, formatting } as Parameters<typeof memoComparables>[0]);
  expect(methods?.blocks).toContainEqual({ kind: 'text', text: gapSentences(valuation, [], formatting) });
});

it('[VALUATION-SCREENS-647] says nothing where only one value is known', () => {
  render(<MethodsPanel valuation={exampleBankValuation()} />);
  expect(screen.queryByText(/furthest apart/u)).toBeNull();
});

const dearPeers = [230, 250, 270].map((price) => examplePeer(`P${price}`, `Peer at ${price}`, { price }));

it('[VALUATION-SCREENS-647] names a multiple of peers, and what it is at the other value', () => {
  const valuation = exampleValuation2(documentWithPeers(dearPeers));
  const gap = methodGap(
    valuation,
    methodRanges(valuation).flatMap((each) =>
      each.range.ok ? [{ label: each.method, value: each.range.value.middle, method: each }] : [],
    ),
  );
  const { reason } = gap ?? { reason: null };
  if (reason?.kind !== 'multiple') throw new Error('No multiple.');
  const [median, implied] = [reason.median, reason.implied].map((value) => `${value.toFixed(1)}×`);
  const sentences = gapSentences(valuation, [], formatting) ?? '';
  expect(sentences).toMatch(/ and \S+, peers at [\d.]+ are furthest apart, by /u);
  expect(sentences).toContain(`is ${median}; at ${reason.value.toFixed(2)} per share it is ${implied}.`);
});
