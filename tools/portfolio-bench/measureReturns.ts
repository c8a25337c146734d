import { manyRatesOfReturn } from '@finance-analyst/finance-math';
import { drawdowns, expectedShortfall } from '@finance-analyst/portfolio';
import { medianCpuTime } from '../engine-bench/medianCpuTime.ts';
import { handWrittenRates } from './handWrittenRates.ts';
import { handWrittenRisk } from './handWrittenRisk.ts';
import { sampleFlows } from './sampleFlows.ts';
import { sampleReturns } from './sampleReturns.ts';

/** Processor time in milliseconds by what is computed, and that of a hand-written loop over the same figures. */
export function measureReturns(): readonly (readonly [name: string, milliseconds: number, byHand: number])[] {
  const flows = sampleFlows(10_000, 40);
  const found = manyRatesOfReturn(flows);
  const byHand = handWrittenRates(flows);
  found.forEach((rates, at) => {
    const hand = byHand[at] ?? Number.NaN;
    // By hand, a few are not found, or are an absurd one of no flows left to discount.
    const isComparable = rates.ok && rates.value.length === 1 && hand < 10;
    if (isComparable && Math.abs((rates.value[0] ?? Number.NaN) - hand) > 1e-9)
      throw new Error(`The rate of investment ${at} is ${String(rates.value)}, by hand ${hand}.`);
  });
  const returns = sampleReturns(1000, 2520);
  const periods = { periodsPerYear: 252 };
  return [
    [
      '10,000 money-weighted returns (XIRR) of 40 flows',
      medianCpuTime(() => manyRatesOfReturn(flows)),
      medianCpuTime(() => handWrittenRates(flows)),
    ],
    [
      'VaR, expected shortfall, drawdowns of 1,000 × 2,520 days',
      medianCpuTime(() =>
        returns.map((own) => [
          expectedShortfall({ returns: own, ...periods }, { level: 0.95 }),
          drawdowns({ returns: own, ...periods }),
        ]),
      ),
      medianCpuTime(() => returns.map(handWrittenRisk)),
    ],
  ];
}
