// @vitest-environment node
import fc from 'fast-check';
import type { Evaluator, InputValues } from '@finance-analyst/model-engine';
import { describe, expect, it } from 'vitest';
import { compareMultiples } from '../comparables/compareMultiples.js';
import { impliedValue } from '../comparables/impliedValue.js';
import { multipleNames } from '../comparables/MultipleName.js';
import { multiplesOf } from '../comparables/multiplesOf.js';
import {
  multipleStatistics,
  statisticNames,
  type MultipleStatistics,
} from '../comparables/multipleStatistics.js';
import type { TrailingMetrics } from '../comparables/trailingMetrics.js';
import { checkNames, evaluateTemplate, passes } from '../testing/evaluateTemplate.js';
import { modelNames } from '../testing/modelNames.js';
import { slotInputs, type SlotFigures } from '../testing/slotInputs.js';
import { comparablesTemplate as template } from './comparablesTemplate.js';

const evaluate = (inputs: InputValues) => evaluateTemplate(template, inputs);

const onlyWeight = (of: string): InputValues => ({
  weight_of_ev_ebitda: 0,
  weight_of_ev_ebit: 0,
  weight_of_pe: 0,
  [`weight_of_${of}`]: 1,
});

const known = (value: number | undefined) =>
  ({ ok: true, value: value ?? 0 }) as const satisfies { ok: true; value: number };
const metricsOf = (of: SlotFigures) => ({
  ebitda: known(of.ebitda),
  ebit: known(of.ebit),
  revenue: known(of.revenue),
  netIncome: known(of.net_income),
  bookValue: known(of.book_value),
  ffo: known(0),
});

/** Whole numbers, so that multiples are equal to each other and to a fence now and then, and some have no meaning. */
const figure = fc.integer({ min: -3, max: 24 });
const company = fc.record({
  ev: fc.integer({ min: -10, max: 300 }),
  equity: fc.integer({ min: -10, max: 300 }),
  ebitda: figure,
  ebit: figure,
  revenue: figure,
  net_income: figure,
  book_value: figure,
  left_out: fc.constantFrom(0, 0, 0, 1),
}) satisfies fc.Arbitrary<SlotFigures>;
const peers = fc.array(company, { maxLength: 12 });

const comparisonsOf = (companies: readonly SlotFigures[]) =>
  compareMultiples(
    companies.map((each, index) => ({
      id: String(index + 1),
      name: `Peer ${index + 1}`,
      isLeftOut: each.left_out === 1,
      multiples: multiplesOf({
        enterpriseValue: known(each.ev),
        equityValue: known(each.equity),
        metrics: metricsOf(each),
      }),
    })),
    'peer',
  );

function expectStatistics(evaluator: Evaluator, name: string, expected: MultipleStatistics): void {
  for (const statistic of statisticNames) {
    const shown = evaluator.number(`${name}_${modelNames[statistic]}`);
    expect(Math.abs(shown / expected[statistic] - 1), `${name} ${statistic}`).toBeLessThan(1e-12);
  }
}

describe('comparables', () => {
  // numpy.quantile, mean and median of NumPy 2.4, and n / sum(1 / x), of the multiples of the six peers.
  it('[VALUATION-370] [VALUATION-372] values the example by statistics that another program computes', () => {
    const evaluator = evaluate(template.example);
    const shown = ['low_quartile', 'median', 'mean', 'harmonic_mean', 'high_quartile'];
    const near = (value: number): unknown => expect.closeTo(value, 12);
    expect(shown.map((name) => evaluator.number(`ev_ebitda_${name}`))).toEqual(
      [8.93918918918919, 9.26923076923077, 9.321824580795223, 9.289748691684052, 9.642679900744417].map(near),
    );
    expect(shown.map((name) => evaluator.number(`pe_${name}`))).toEqual(
      [15.381493506493507, 15.606060606060606, 15.867040465444722, 15.83279128107754, 16.226627981947132].map(
        near,
      ),
    );
    expect(evaluator.number('net_claims')).toBe(600);
    const [ebitda, ebit, earnings] = [9.26923076923077 * 400, 12.437641723356009 * 300, 15.606060606060606];
    const expected = (0.5 * (ebitda - 600) + 0.2 * (ebit - 600) + 0.3 * earnings * 190) / 100;
    expect(evaluator.number('value_per_share')).toBeCloseTo(expected, 10);
    expect(evaluator.number('enterprise_value')).toBeCloseTo(expected * 100 + 600, 8);
    expect(evaluator.number('upside')).toBeCloseTo(expected / 28 - 1, 12);
  });

  it('[VALUATION-370] has the multiples, fences and statistics of the peers on screen, whoever they are', () => {
    fc.assert(
      fc.property(peers, (companies) => {
        const evaluator = evaluate({ ...slotInputs('peer', companies), shares_outstanding: 1 });
        const comparisons = comparisonsOf(companies);
        for (const multiple of multipleNames) {
          const { statistics, count, fences, excluded } = comparisons[multiple];
          const name = modelNames[multiple];
          expect(evaluator.number(`${name}_count`)).toBe(count);
          for (const [index] of companies.entries()) {
            const counts = !excluded.has(String(index + 1));
            expect(evaluator.number(`${name}_in_${index + 1}`) > 0).toBe(counts);
          }
          if (fences) {
            expect(evaluator.number(`${name}_low_fence`)).toBe(fences.low);
            expect(evaluator.number(`${name}_high_fence`)).toBe(fences.high);
          }
          if (statistics.ok) expectStatistics(evaluator, name, statistics.value);
          else expect(evaluator.read(`${name}_median`)).toMatchObject({ ok: false });
        }
      }),
    );
  });

  it('[VALUATION-371] counts outliers if they are not left out', () => {
    fc.assert(
      fc.property(peers, (companies) => {
        const evaluator = evaluate({
          ...slotInputs('peer', companies),
          outliers: 'counted',
          shares_outstanding: 1,
        });
        const all = companies
          .filter(({ ev, ebitda, left_out: isLeftOut }) => ev > 0 && ebitda > 0 && isLeftOut === 0)
          .map(({ ev, ebitda }) => ev / ebitda);
        expect(evaluator.number('ev_ebitda_found')).toBe(all.length);
        expect(evaluator.number('ev_ebitda_count')).toBe(all.length);
        const expected = multipleStatistics(all);
        if (expected.ok) expectStatistics(evaluator, 'ev_ebitda', expected.value);
      }),
    );
  });

  it('[VALUATION-372] implies the value per share on screen at each statistic of each multiple', () => {
    fc.assert(
      fc.property(
        peers,
        fc.record({ ebitda: figure, ebit: figure, revenue: figure, net_income: figure, book_value: figure }),
        fc.integer({ min: -100, max: 100 }),
        fc.integer({ min: 1, max: 50 }),
        (companies, figures, debt, shares) => {
          const evaluator = evaluate({
            ...slotInputs('peer', companies),
            ...figures,
            debt,
            shares_outstanding: shares,
          });
          const found = Object.entries(metricsOf(figures)).map(([name, of]) => [
            name,
            { figure: of, sources: [] },
          ]);
          const subject = {
            metrics: Object.fromEntries(found) as unknown as TrailingMetrics,
            bridge: { ok: true, value: { netClaims: debt, shares } },
            noEnterpriseValue: null,
          } as const;
          const comparisons = comparisonsOf(companies);
          for (const multiple of multipleNames) {
            const { statistics } = comparisons[multiple];
            for (const statistic of statisticNames) {
              const shown = evaluator.read(`${modelNames[multiple]}_value_at_${modelNames[statistic]}`);
              const expected = statistics.ok
                ? impliedValue(multiple, statistics.value[statistic], subject)
                : statistics;
              expect(shown.ok, `${multiple} ${statistic}`).toBe(expected.ok);
              if (shown.ok && expected.ok)
                expect(Math.abs(shown.value - expected.value)).toBeLessThan(
                  1e-12 * (Math.abs(expected.value) + Math.abs(debt) + 1),
                );
            }
          }
        },
      ),
    );
  });

  it('[VALUATION-372] combines multiples by weight, and needs none that has no weight', () => {
    const one = (name: string) => evaluate({ ...template.example, ...onlyWeight(name) });
    const both = evaluate({
      ...template.example,
      ...onlyWeight('pb'),
      weight_of_pb: 0.25,
      weight_of_pe: 0.75,
    });
    for (const statistic of ['low_quartile', 'median', 'mean', 'harmonic_mean', 'high_quartile']) {
      const at = `value_at_${statistic}`;
      expect(one('pb').number(at)).toBe(one('pb').number(`pb_${at}`));
      expect(both.number(at)).toBeCloseTo(one('pb').number(at) / 4 + one('pe').number(at) * 0.75, 12);
      const chosen = evaluate({ ...template.example, statistic: `the_${statistic}` });
      expect(chosen.number('value_per_share')).toBe(chosen.number(at));
      expect(chosen.number('enterprise_value')).toBeCloseTo(
        chosen.number(`enterprise_value_${at.slice(6)}`),
        9,
      );
    }
    const loss = { ...template.example, net_income: -5, ...onlyWeight('pb') };
    expect(evaluate(loss).read('pe_value_at_median')).toMatchObject({ ok: false });
    expect(evaluate(loss).read('value_per_share')).toMatchObject({ ok: true });
  });

  it('[VALUATION-372] is worth its price as its own peer, by every statistic', () => {
    const own = { ebitda: 40, ebit: 30, revenue: 200, net_income: 18, book_value: 150 };
    const peer = { ...own, ev: 350, equity: 300 };
    for (const name of ['ev_ebitda', 'ev_ebit', 'ev_revenue', 'pe', 'pb']) {
      const evaluator = evaluate({
        ...slotInputs('peer', [peer, peer, peer, peer, peer]),
        ...own,
        ...onlyWeight(name),
        debt: 70,
        cash: 20,
        shares_outstanding: 10,
        share_price: 30,
      });
      expect(evaluator.number('value_per_share'), name).toBeCloseTo(30, 12);
      expect(evaluator.number('upside'), name).toBeCloseTo(0, 12);
    }
  });

  // “Example - S07” (scribd.com/document/623266085), “To value company A”: five comparable companies, all of which count.
  // Company E is beyond the fences of EV/EBITDA and P/E; the example says that its high multiples need an explanation.
  it('[VALUATION-373] has the digits of a published example', () => {
    const published = (changes: InputValues) =>
      evaluate({
        ...slotInputs('peer', [
          { ev: 59_476, equity: 43_126, ebitda: 11_000, ebit: 7700, net_income: 4700 },
          { ev: 122_650, equity: 82_650, ebitda: 17_352, ebit: 14_351, net_income: 8591 },
          { ev: 56_128, equity: 45_975, ebitda: 6238, ebit: 5412, net_income: 3612 },
          { ev: 61_327, equity: 58_452, ebitda: 4819, ebit: 4319, net_income: 3008 },
          { ev: 47_558, equity: 46_108, ebitda: 7000, ebit: 5769, net_income: 4102 },
        ]),
        ebitda: 5000,
        ebit: 4000,
        net_income: 2600,
        debt: 6192,
        shares_outstanding: 10_000,
        outliers: 'counted',
        ...changes,
      });
    const byEbitda = published({});
    const multiplesShown = (name: string) =>
      [1, 2, 3, 4, 5].map((peer) => byEbitda.number(`${name}_${peer}`).toFixed(1));
    expect(multiplesShown('ev_ebitda')).toEqual(['5.4', '7.1', '9.0', '12.7', '6.8']);
    expect(multiplesShown('ev_ebit')).toEqual(['7.7', '8.5', '10.4', '14.2', '8.2']);
    expect(multiplesShown('pe')).toEqual(['9.2', '9.6', '12.7', '19.4', '11.2']);
    const shown = ['mean', 'harmonic_mean', 'median'];
    const statisticsShown = (name: string) =>
      shown.map((statistic) => byEbitda.number(`${name}_${statistic}`).toFixed(1));
    expect(statisticsShown('ev_ebitda')).toEqual(['8.2', '7.5', '7.1']);
    expect(statisticsShown('ev_ebit')).toEqual(['9.8', '9.4', '8.5']);
    expect(statisticsShown('pe')).toEqual(['12.4', '11.6', '11.2']);
    const valuesShown = (evaluator: Evaluator) =>
      shown.map((statistic) => evaluator.number(`enterprise_value_at_${statistic}`).toFixed(0));
    expect(valuesShown(byEbitda)).toEqual(['40993', '37689', '35342']);
    expect(valuesShown(published(onlyWeight('ev_ebit')))).toEqual(['39268', '37409', '34186']);
    const atMean = published({ statistic: 'the_mean' });
    expect(atMean.number('equity_value').toFixed(0)).toBe('34801');
    expect(atMean.number('value_per_share').toFixed(2)).toBe('3.48');
    const without = published({ outliers: 'left_out' });
    expect(['ev_ebitda', 'pe'].map((name) => without.number(`${name}_in_4`))).toEqual([0, 0]);
  });
});

describe('integrity checks', () => {
  const tripping: Record<string, InputValues> = {
    weights_not_whole: { weight_of_pe: 0.2 },
    weight_negative: { weight_of_pe: -0.1, weight_of_pb: 0.4 },
    multiple_not_found: Object.fromEntries([1, 2, 3, 4, 5, 6].map((peer) => [`peer_${peer}_ebit`, 0])),
    figure_not_positive: { net_income: -190 },
    shares_not_positive: { shares_outstanding: 0 },
    value_not_positive: { debt: 1e5 },
    few_found: Object.fromEntries([1, 2, 3, 4].map((peer) => [`peer_${peer}_net_income`, -1])),
    outliers_left_out: { peer_1_ebitda: 50 },
    range_wide: { debt: 3500, weight_of_ev_ebitda: 1, weight_of_ev_ebit: 0, weight_of_pe: 0 },
  };

  it('[VALUATION-214] has a case for every check of comparables', () => {
    expect(Object.keys(tripping).toSorted()).toEqual(checkNames(template));
  });

  it.each<[string, InputValues]>([
    ['weights_not_whole', { weight_of_pe: 0.1, weight_of_pb: 0.2 }],
    ['multiple_not_found', { ...slotInputs('peer', [{ revenue: 0 }, { revenue: 0 }]), revenue: 0 }],
    ['figure_not_positive', { book_value: -1, revenue: 0 }],
    ['few_found', Object.fromEntries([1, 2, 3].map((peer) => [`peer_${peer}_net_income`, -1]))],
    ['outliers_left_out', { peer_1_ebitda: 50, outliers: 'counted' }],
    ['outliers_left_out', { peer_1_revenue: 50 }],
  ])('[VALUATION-214] %s passes next to its fault', (id, changes) => {
    expect(passes(template, id, changes)).toBe(true);
  });

  it('[VALUATION-214] range_wide notes a range from below zero to above it, not one that is below zero as a whole', () => {
    const one = onlyWeight('ev_ebitda');
    const evaluated = (changes: InputValues) => evaluate({ ...template.example, ...changes });
    const sound = evaluated(one);
    const [low, high, debt, shares] = [
      'value_at_low_quartile',
      'value_at_high_quartile',
      'debt',
      'shares_outstanding',
    ].map((name) => sound.number(name)) as [number, number, number, number];
    const owing = (perShare: number): InputValues => ({ ...one, debt: debt + perShare * shares });
    const across = owing((low + high) / 2);
    expect(evaluated(across).number('value_at_low_quartile')).toBeLessThan(0);
    expect(evaluated(across).number('value_at_high_quartile')).toBeGreaterThan(0);
    expect(passes(template, 'range_wide', across)).toBe(false);
    const below = owing(high + 1);
    expect(evaluated(below).number('value_at_high_quartile')).toBeLessThan(0);
    expect(passes(template, 'range_wide', below)).toBe(true);
  });

  it.each(Object.keys(tripping))(
    '[VALUATION-214] %s passes on a sound model and fails on its own fault',
    (id) => {
      expect(passes(template, id)).toBe(true);
      expect(passes(template, id, tripping[id])).toBe(false);
    },
  );
});
