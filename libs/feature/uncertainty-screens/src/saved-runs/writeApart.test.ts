import { expect, it } from 'vitest';
import { writeApart } from './writeApart.js';

const fixed = (value: number, decimals: number): string => value.toFixed(decimals);

it.each([
  [12, 71.5, ['12.00', '71.50']],
  [71.123456, 71.123458, ['71.123456', '71.123458']],
  [0.1 + 0.2, 0.3, ['0.30000000000000004', '0.3']],
  [1e-20, 2e-20, ['1e-20', '2e-20']],
])(
  '[UNCERTAINTY-SCREENS-28] writes %d and %d with the decimals that tell them apart',
  (one, other, texts) => {
    expect(writeApart([one, other], fixed)).toEqual(texts);
  },
);
