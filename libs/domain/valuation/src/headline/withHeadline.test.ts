import { expect, it } from 'vitest';
import { setAssumption } from '../editing/editAssumptions.js';
import { exampleModel, exampleValuation, fundamentalsOf } from '../testing/exampleModel.js';
import { headlineOf } from './headlineOf.js';
import { withHeadline } from './withHeadline.js';

const document = exampleModel();
const { body } = document;
const fundamentals = fundamentalsOf(document);

it('[VALUATION-53] gives a new model its headline as computed', () => {
  const { valuePerShare, upside, impliedGrowth, terminalShare, wacc } = headlineOf(
    exampleValuation(document),
  );
  expect(body.computed).toMatchObject({ upside, impliedGrowth });
  expect(
    [body.computed?.valuePerShare, body.computed?.terminalShare, body.computed?.wacc].map(
      (figure) => figure?.ok && figure.value,
    ),
  ).toEqual([valuePerShare, terminalShare, wacc].map((figure) => figure.ok && figure.value));
  expect(body.computed).toMatchObject({
    template: body.template,
    engineVersion: body.engineVersion,
    statementsSource: 'sec-edgar',
  });
});

it('[VALUATION-53] updates with an edit, and ignores one that changes no figure', () => {
  const edited = setAssumption(body, 'beta', 1.5);
  const followed = withHeadline(edited, fundamentals);
  const { valuePerShare } = headlineOf(exampleValuation({ ...document, body: edited }));
  expect(followed.computed?.valuePerShare).toEqual({
    ok: true,
    value: valuePerShare.ok ? valuePerShare.value : null,
  });
  expect(followed.computed?.valuePerShare).not.toEqual(body.computed?.valuePerShare);
  expect(withHeadline(followed, fundamentals)).toBe(followed);
});

it('[VALUATION-53] has the reason of each figure that cannot be computed', () => {
  const { computed: priceless } = withHeadline({ ...body, priceSnapshot: null }, fundamentals);
  expect(priceless).toMatchObject({
    valuePerShare: { ok: true },
    upside: { ok: false, reason: 'No price to compare with.' },
    impliedGrowth: { ok: false },
  });
  const incomplete = body.assumptions.filter(({ input }) => input !== 'base_revenue');
  const { computed: none } = withHeadline({ ...body, assumptions: incomplete }, fundamentals);
  expect(none?.valuePerShare).toEqual({
    ok: false,
    reason: expect.stringContaining('base_revenue') as unknown,
  });
  expect(none?.wacc).toEqual(none?.valuePerShare);
});

it('[VALUATION-53] saves no infinite figure', () => {
  const priceSnapshot = { price: 5e-324, currency: 'USD', asOf: '2026-11-20', source: 'entered' };
  const { computed } = withHeadline({ ...body, priceSnapshot }, fundamentals);
  expect(computed?.upside).toEqual({ ok: false, reason: 'The figure is too large to compute.' });
});

it('[VALUATION-52] keeps the figures of a model with an unknown template', () => {
  const later = { ...body, template: { ...body.template, version: 2 } };
  expect(withHeadline(later, fundamentals)).toBe(later);
  expect(() => exampleValuation({ ...document, body: later })).toThrow('which this release does not have');
});
