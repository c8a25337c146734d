import { methodGap, methodRanges, type MethodMiddle, type Valuation } from '@finance-analyst/valuation';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { memoComparables } from '../memo/memoComparables.js';
import { exampleBankValuation } from '../testing/exampleBank.js';
import { exampleValuation2 } from '../testing/exampleModel2.js';
import { documentWithPeers, examplePeer } from '../testing/examplePeers.js';
import { formattingIn } from '../testing/formattingIn.js';
import { gapNode } from './gapNode.js';
import { gapSentences, gapText, type GapFigure } from './gapSentences.js';
import { messages } from './messages.js';
import { MethodsPanel } from './MethodsPanel.js';

const formatting = formattingIn('en-US');
const textOf = (...[valuation, saved = []]: [Valuation, (readonly MethodMiddle[])?]): string | null => {
  const gap = gapSentences(valuation, saved, formatting);
  return gap && gapText(gap, formatting);
};

it('[VALUATION-SCREENS-647] says which methods are furthest apart and what the multiple is at the other value', () => {
  const valuation = exampleValuation2(documentWithPeers());
  render(<MethodsPanel valuation={valuation} />);
  const values = methodRanges(valuation).flatMap(({ range }) => (range.ok ? [range.value.middle] : []));
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const sentence = screen.getByText(/are furthest apart, by/u).textContent;
  expect(sentence).toContain(`at ${low.toFixed(2)} and `);
  const apart = (Number(high.toFixed(2)) - Number(low.toFixed(2))).toFixed(2);
  expect(sentence).toContain(`at ${high.toFixed(2)} are furthest apart, by ${apart} per share.`);
});

it('[VALUATION-SCREENS-647] says by how much methods differ where no reason can be computed', () => {
  const valuation = exampleValuation2();
  const saved = { label: messages.savedModel('Leveraged buyout'), value: 9000.5, method: null };
  const [low] = methodRanges(valuation)
    .flatMap(({ range }) => (range.ok ? [range.value.middle] : []))
    .toSorted((one, other) => one - other);
  expect(textOf(valuation, [saved])).toMatch(
    new RegExp(
      `at ${low?.toFixed(2) ?? ''} and leveraged buyout, saved model at 9,000\\.50 are furthest apart, by [\\d,.]+ per share\\.$`,
      'u',
    ),
  );
});

it('[VALUATION-SCREENS-647] is in the memo as on the screen', () => {
  const valuation = exampleValuation2(documentWithPeers());
  const [methods] = memoComparables({ valuation, formatting } as Parameters<typeof memoComparables>[0]);
  expect(methods?.blocks).toContainEqual({ kind: 'text', text: textOf(valuation) });
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
  const sentences = textOf(valuation) ?? '';
  expect(sentences).toMatch(/ and \S+, peers at [\d.]+ are furthest apart, by /u);
  expect(sentences).toContain(`is ${median}. At ${reason.value.toFixed(2)} per share, `);
  expect(sentences).toMatch(new RegExp(` is ${implied ?? ''}\\.$`, 'u'));
});

it('[VALUATION-SCREENS-684] differs by what the two values as written do', () => {
  const at = (value: number): MethodMiddle => ({ label: 'Saved', value, method: null });
  // They are 99,999.99 apart before they are rounded.
  const apart = gapSentences(exampleBankValuation(), [at(0.0049), at(99999.996)], formatting)?.apart;
  expect(apart).toContain('at 0.00 and saved at 100,000.00 are furthest apart, by 100,000.00 per share.');
});

const peersOf = (prices: readonly number[]) =>
  documentWithPeers(prices.map((price) => examplePeer(`P${price}`, `Peer at ${price}`, { price })));

it('[VALUATION-SCREENS-684] opens the derivation of the figure that shows the main reason', () => {
  render(<MethodsPanel valuation={exampleValuation2(peersOf([230, 250, 270]))} />);
  const sentence = screen.getByText(/are furthest apart, by/u);
  const figure = within(sentence).getByRole('button', { name: /^Explain .* at [\d.]+ per share/u });
  fireEvent.click(figure);
  const drawer = screen.getByRole('dialog', { name: / at [\d.]+ per share$/u });
  expect(drawer.textContent).toContain('per share × diluted shares');
});

it('[VALUATION-SCREENS-684] derives each kind of reason down to a figure of the same value', () => {
  const valuation = exampleValuation2(peersOf([230, 250, 270]));
  const known = methodRanges(valuation).flatMap((each) =>
    each.range.ok ? [{ label: each.method, value: each.range.value.middle, method: each }] : [],
  );
  const kinds = new Set<string>();
  for (const one of known)
    for (const other of known) {
      const reason = methodGap(valuation, [one, other])?.reason;
      if (!reason) continue;
      kinds.add(reason.kind);
      const value = reason.kind === 'multiple' ? reason.implied : reason.value;
      const given: GapFigure = { reason, before: '', value, format: { kind: 'number' }, label: 'Shown' };
      const node = gapNode(valuation, given, { scale: 'millions', formatting });
      expect(node?.label).toBe('Shown');
      expect(node?.figure).toMatchObject({ ok: true, value: expect.closeTo(value, 9) as number });
      expect(node?.children().length).toBeGreaterThan(1);
    }
  expect(kinds).toContain('multiple');
  expect(kinds.size).toBeGreaterThan(1);
});
