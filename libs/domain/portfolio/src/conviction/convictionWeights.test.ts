import fc from 'fast-check';
import { expect, it } from 'vitest';
import { valueOf } from '../testing/valueOf.js';
import type { ConvictionInstrument, ConvictionRequest } from './ConvictionRequest.js';
import { convictionWeights } from './convictionWeights.js';

const known = (value: number) => ({ ok: true, value }) as const;

const item = (
  instrument: string,
  conviction: number | null,
  upside: number,
  weight = 0,
): ConvictionInstrument => ({ instrument, conviction, upside: known(upside), weight });

const weightsOf = (request: ConvictionRequest): Record<string, number> =>
  Object.fromEntries(
    valueOf(convictionWeights(request)).weights.map(({ instrument, weight }) => [instrument, weight]),
  );

const arbitraryRequest = fc
  .record({
    parts: fc.array(
      fc.record({
        conviction: fc.option(fc.integer({ min: 1, max: 5 })),
        upside: fc.oneof(
          fc.integer({ min: -1000, max: 4000 }).map((permille) => known(permille / 1000)),
          fc.constant({ ok: false, reason: 'No model.' } as const),
        ),
        size: fc.double({ min: 0, max: 1, noNaN: true }),
      }),
      { minLength: 1, maxLength: 25 },
    ),
    largestWeight: fc.double({ min: 0.01, max: 1, noNaN: true }),
    leastCash: fc.double({ min: 0, max: 0.5, noNaN: true }),
  })
  .map(({ parts, ...limits }): ConvictionRequest => ({
    ...limits,
    instruments: parts.map(({ size, ...part }, at) => ({
      ...part,
      instrument: `I${at}`,
      weight: size / parts.length,
    })),
  }));

const planned = arbitraryRequest.filter((request) => convictionWeights(request).ok);

const isWeighed = ({ conviction, upside }: ConvictionInstrument): boolean => conviction !== null && upside.ok;

it('[PORTFOLIO-270] shares the room in proportion to conviction × upside', () => {
  // 5 × 10%, 3 × 20% and 1 × 40% are 0.5, 0.6 and 0.4 of 1.5; 10% stay in cash.
  const weights = weightsOf({
    instruments: [item('A', 5, 0.1), item('B', 3, 0.2), item('C', 1, 0.4)],
    largestWeight: 1,
    leastCash: 0.1,
  });
  expect(weights['A']).toBeCloseTo(0.3, 12);
  expect(weights['B']).toBeCloseTo(0.36, 12);
  expect(weights['C']).toBeCloseTo(0.24, 12);
});

it('[PORTFOLIO-270] shares what is above the largest weight among the others in the same way', () => {
  // Scores 2.0, 0.6, 0.1 of 2.7 share 90%: 66.7%, cut to 40%; of the other 50%, 42.9%, cut to 40%; the last has 10%.
  expect(
    valueOf(
      convictionWeights({
        instruments: [item('A', 5, 0.4), item('B', 3, 0.2), item('C', 1, 0.1)],
        largestWeight: 0.4,
        leastCash: 0.1,
      }),
    ),
  ).toMatchObject({
    weights: [
      { instrument: 'A', weight: 0.4, isCapped: true },
      { instrument: 'B', weight: 0.4, isCapped: true },
      { instrument: 'C', weight: expect.closeTo(0.1, 12), isCapped: false },
    ],
    cash: expect.closeTo(0.1, 12),
  });
  // Two at most 20% each leave 60% in cash.
  expect(
    valueOf(
      convictionWeights({
        instruments: [item('A', 5, 0.4), item('B', 3, 0.2)],
        largestWeight: 0.2,
        leastCash: 0.1,
      }),
    ).cash,
  ).toBeCloseTo(0.6, 12);
});

it('[PORTFOLIO-270] adds up to 1 with cash and the weights that stay, none above the largest', () => {
  fc.assert(
    fc.property(planned, (request) => {
      const { weights, cash } = valueOf(convictionWeights(request));
      const staying = request.instruments
        .filter((each) => !isWeighed(each))
        .reduce((sum, { weight }) => sum + weight, 0);
      expect(weights.reduce((sum, { weight }) => sum + weight, staying + cash)).toBeCloseTo(1, 12);
      expect(cash).toBeGreaterThanOrEqual(request.leastCash - 1e-12);
      for (const { weight } of weights) {
        expect(weight).toBeGreaterThanOrEqual(0);
        expect(weight).toBeLessThanOrEqual(request.largestWeight);
      }
      // Cash beyond the least is left only if nothing with an upside has room.
      if (cash > request.leastCash + 1e-9)
        for (const { weight, isCapped } of weights) expect(isCapped || weight === 0).toBe(true);
    }),
  );
});

it('[PORTFOLIO-270] keeps weights below the largest in proportion to their scores', () => {
  fc.assert(
    fc.property(planned, (request) => {
      const { weights } = valueOf(convictionWeights(request));
      const scores = new Map(
        request.instruments.map(({ instrument, conviction, upside }) => [
          instrument,
          (conviction ?? 0) * Math.max(0, upside.ok ? upside.value : 0),
        ]),
      );
      const ratios = weights.flatMap(({ instrument, weight, isCapped }) => {
        const score = scores.get(instrument) ?? 0;
        return isCapped || score < 1e-6 ? [] : [weight / score];
      });
      for (const ratio of ratios) expect(ratio / Math.max(...ratios)).toBeCloseTo(1, 6);
    }),
  );
});

it('[PORTFOLIO-271] gives more for a higher conviction or upside, never less', () => {
  fc.assert(
    fc.property(planned, fc.nat(), fc.double({ min: 1, max: 5, noNaN: true }), (request, pick, factor) => {
      const places = request.instruments.flatMap((each, at) => (isWeighed(each) ? [at] : []));
      const place = places[pick % places.length] as number;
      const { instrument } = request.instruments[place] as ConvictionInstrument;
      const raised = {
        ...request,
        instruments: request.instruments.map((each, at) =>
          at === place ? { ...each, conviction: (each.conviction ?? 1) * factor } : each,
        ),
      };
      const [before, after] = [weightsOf(request), weightsOf(raised)];
      expect(after[instrument]).toBeGreaterThanOrEqual((before[instrument] as number) - 1e-12);
      for (const [other, weight] of Object.entries(after))
        if (other !== instrument) expect(weight).toBeLessThanOrEqual((before[other] as number) + 1e-12);
    }),
  );
});

it('[PORTFOLIO-271] depends neither on the scale of convictions or upsides nor on the order', () => {
  const scale = fc.double({ min: 0.05, max: 20, noNaN: true });
  fc.assert(
    fc.property(planned, scale, scale, (request, byConviction, byUpside) => {
      const before = weightsOf(request);
      const scaled = weightsOf({
        ...request,
        instruments: request.instruments
          .map((each) => ({
            ...each,
            conviction: each.conviction === null ? null : each.conviction * byConviction,
            upside:
              each.upside.ok && each.upside.value > 0 ? known(each.upside.value * byUpside) : each.upside,
          }))
          .toReversed(),
      });
      for (const [instrument, weight] of Object.entries(before))
        expect(scaled[instrument]).toBeCloseTo(weight, 9);
    }),
  );
});

it('[PORTFOLIO-272] sells what is worth no more than its price, and leaves alone what has no upside', () => {
  const noModel = { ok: false, reason: 'No model.' } as const;
  expect(
    valueOf(
      convictionWeights({
        instruments: [
          item('RICH', 4, -0.2, 0.3),
          item('FAIR', 4, 0, 0.1),
          item('CHEAP', 2, 0.5, 0.1),
          { ...item('UNKNOWN', 5, 0, 0.15), upside: noModel },
          item('OTHER', null, 0.9, 0.05),
          item('SHORT', null, 0, -0.2),
        ],
        largestWeight: 1,
        leastCash: 0,
      }),
    ),
  ).toEqual({
    weights: [
      { instrument: 'RICH', weight: 0, isCapped: false },
      { instrument: 'FAIR', weight: 0, isCapped: false },
      { instrument: 'CHEAP', weight: expect.closeTo(0.8, 12), isCapped: false },
    ],
    cash: expect.closeTo(0, 12),
    leftOut: [{ instrument: 'UNKNOWN', reason: 'No model.' }],
  });
});

it('[PORTFOLIO-272] says why there are no weights', () => {
  const reasonOf = (
    instruments: readonly ConvictionInstrument[],
    limits: Partial<ConvictionRequest> = {},
  ): string | null => {
    const found = convictionWeights({ instruments, largestWeight: 1, leastCash: 0, ...limits });
    return found.ok ? null : found.reason;
  };
  expect(reasonOf([])).toMatch(/both a conviction and an upside/u);
  expect(reasonOf([item('A', null, 0.5)])).toMatch(/both a conviction and an upside/u);
  expect(reasonOf([item('A', 3, -0.5)])).toMatch(/worth more than its price/u);
  expect(reasonOf([item('A', 3, 0.5), item('B', null, 0, 1)])).toMatch(/leave no room/u);
  expect(reasonOf([item('A', 3, 0.5)], { leastCash: 1 })).toMatch(/leave no room/u);
  expect(reasonOf([item('A', 3, 0.5)], { largestWeight: 0 })).toMatch(/largest weight/u);
  expect(reasonOf([item('A', 3, 0.5)], { leastCash: Number.NaN })).toMatch(/least cash/u);
  expect(reasonOf([item('A', 0, 0.5)])).toMatch(/conviction of A/u);
  expect(reasonOf([item('A', 3, Number.NaN)])).toMatch(/upside of A/u);
  expect(reasonOf([item('A', 3, 0.5, Number.NaN)])).toMatch(/weight of A/u);
  expect(reasonOf([item('A', 3, 0.5), item('A', 3, 0.5)])).toMatch(/twice/u);
});
