import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  factorSources,
  horizons,
  levels,
  readSettings,
  samplings,
  standardErrorKinds,
  usualSettings,
  writeSettings,
} from './RiskSettings.js';

it('[ANALYTICS-SCREENS-71] reads the settings that it wrote, and keeps the rest of the address', () => {
  fc.assert(
    fc.property(
      fc.record({
        horizon: fc.constantFrom(...horizons),
        level: fc.constantFrom(...levels),
        sampling: fc.constantFrom(...samplings),
        riskFree: fc.constantFrom(null, 0, 0.025, -0.01),
        largestWeight: fc.constantFrom(1, 0.3),
        limits: fc.constantFrom('', 'holding~XNAS:AAPL~0~0.2|sector~Oil %7E gas~0.1~1'),
        turnover: fc.constantFrom(null, 0, 0.2),
        tradingCost: fc.constantFrom(0, 0.001),
        targetReturn: fc.constantFrom(null, 0, 0.08),
        factorSource: fc.constantFrom(...factorSources),
        factorSymbols: fc.constantFrom('', 'SPY, XNAS:QQQ'),
        standardErrors: fc.constantFrom(...standardErrorKinds),
      }),
      (settings) => {
        const query = writeSettings(new URLSearchParams('portfolio=one'), settings);
        expect(readSettings(query)).toEqual(settings);
        expect(query.get('portfolio')).toBe('one');
      },
    ),
  );
  expect(writeSettings(new URLSearchParams(), usualSettings).toString()).toBe('');
  expect(readSettings(new URLSearchParams('horizon=7&level=1&sampling=ever&riskfree=x&largest=9'))).toEqual(
    usualSettings,
  );
});
