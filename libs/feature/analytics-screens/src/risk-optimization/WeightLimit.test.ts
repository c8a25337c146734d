import fc from 'fast-check';
import { expect, it } from 'vitest';
import { limitKinds, readLimits, writeLimits } from './WeightLimit.js';

it('[ANALYTICS-SCREENS-92] reads the limits that it wrote, whatever the names', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          kind: fc.constantFrom(...limitKinds),
          of: fc.oneof(
            fc.constantFrom('XNAS:AAPL', 'Oil ~ gas | 50%', 'Not known'),
            fc.string({ minLength: 1 }),
          ),
          lower: fc.constantFrom(0, 0.05),
          upper: fc.constantFrom(0.25, 1),
        }),
      ),
      (limits) => {
        expect(readLimits(writeLimits(limits))).toEqual(limits);
      },
    ),
  );
  expect(readLimits('')).toEqual([]);
  expect(readLimits('sector~A~0.1~7|planet~B~0~1|holding~C~0~0.5|holding~~0~1|holding~D~~1')).toEqual([
    { kind: 'holding', of: 'C', lower: 0, upper: 0.5 },
  ]);
});
