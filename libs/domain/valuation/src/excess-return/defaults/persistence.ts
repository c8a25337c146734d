import type { Assumption } from '../../default-assumptions/Assumption.js';

const source = 'Dechow, Hutton and Sloan (1999), Journal of Accounting and Economics 26';

/** How much of a year's excess return remains in the next, on average over US companies from 1976 to 1995. */
const averagePersistence = 0.62;

/** The average persistence of earnings above the cost of equity: half of them are gone after a year and a half. */
export const persistence: Assumption = {
  input: 'persistence',
  value: averagePersistence,
  reason: 'Average persistence of earnings above the cost of equity, US companies 1976 to 1995',
  sources: [],
  external: { value: averagePersistence, label: 'Persistence of abnormal earnings', source, asOf: null },
};
