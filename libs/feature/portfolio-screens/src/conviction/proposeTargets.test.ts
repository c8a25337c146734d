import type { Result } from '@finance-analyst/foundation';
import { expect, it } from 'vitest';
import { messages } from '../messages.js';
import type { TargetRow } from '../targets/targetRows.js';
import { proposeTargets } from './proposeTargets.js';

const known = (value: number) => ({ ok: true, value }) as const;

const row = (id: string, weight: number, target: number | null = null): TargetRow => ({
  id,
  name: id,
  symbol: null,
  quantity: 1,
  price: known(1),
  trading: null,
  value: known(weight),
  weight: known(weight),
  target,
});

const upsides: Readonly<Record<string, Result<number>>> = {
  A: known(0.1),
  B: known(0.2),
  RICH: known(-0.1),
  OLD: { ok: false, reason: 'No saved model values it.' },
};

const propose = (rows: readonly TargetRow[], levels: Readonly<Record<string, number>>, largestWeight = 1) =>
  proposeTargets(
    rows,
    Object.entries(levels).map(([id, level]) => ({ id, level })),
    ({ id }) => upsides[id] ?? known(0),
    { largestWeight, leastCash: 0.1 },
  );

it('[PORTFOLIO-SCREENS-151] proposes tenths of a percent, and leaves what rounding leaves in cash', () => {
  const rows = [row('A', 0.3), row('B', 0.2), row('RICH', 0.1), row('OLD', 0.2), row('REST', 0.1, 0.15)];
  // OLD stays at 20%, REST at its target of 15%: of the other 65%, 10% are cash, and 55% are shared 0.4 : 0.2.
  expect(propose(rows, { A: 4, B: 1, RICH: 5, OLD: 2 })).toEqual({
    ok: true,
    value: {
      targets: [
        { id: 'A', weight: 0.366, hasUpside: true, isCapped: false },
        { id: 'B', weight: 0.183, hasUpside: true, isCapped: false },
        { id: 'RICH', weight: 0, hasUpside: false, isCapped: false },
      ],
      cash: expect.closeTo(0.101, 9),
      leftOut: [{ id: 'OLD', reason: 'No saved model values it.' }],
    },
  });
  expect(propose([row('A', 0.3), row('B', 0.2)], { A: 4, B: 1 }, 0.25)).toMatchObject({
    value: { targets: [{ weight: 0.25, isCapped: true }, { weight: 0.25 }], cash: expect.closeTo(0.5, 9) },
  });
});

it('[PORTFOLIO-SCREENS-151] says why there is no proposal', () => {
  expect(propose([row('A', 0.3)], {})).toMatchObject({ ok: false });
  expect(propose([row('RICH', 0.3)], { RICH: 5 })).toMatchObject({
    reason: expect.stringContaining('worth more than its price'),
  });
});

it('[PORTFOLIO-SCREENS-171] proposes nothing while a weight is not known, rather than count it as nothing', () => {
  const unknown = { ok: false, reason: 'The market has no price for it.' } as const;
  const unpriced = { ...row('GONE', 0), price: unknown, value: unknown, weight: unknown };
  expect(propose([row('A', 1), unpriced], { A: 4 })).toEqual({
    ok: false,
    reason: `${messages.missingOf('GONE', 0)} ${unknown.reason}`,
  });
  // Its target does not depend on its value.
  expect(propose([row('A', 1), { ...unpriced, target: 0.2 }], { A: 4 })).toMatchObject({
    value: { targets: [{ id: 'A', weight: 0.7 }] },
  });
  // Cash without a value.
  expect(propose([{ ...row('A', 1), weight: unknown }], { A: 4 })).toEqual({
    ok: false,
    reason: 'The weight of A is not known.',
  });
});
