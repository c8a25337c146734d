import {
  createHistory,
  createLedger,
  editLedger,
  type LedgerRow,
  type MarketColumns,
} from '@finance-analyst/portfolio';
import { medianCpuTime } from '../engine-bench/medianCpuTime.ts';
import { handWrittenHistory } from './handWrittenHistory.ts';
import { measureOptimization } from './measureOptimization.ts';
import { measureReturns } from './measureReturns.ts';
import { measureServer } from './measureServer.ts';
import { sampleTrades } from './sampleTrades.ts';

/**
 * `npm run bench -- portfolio`: the cost of a ledger and of its values by day, beside a hand-written loop over the same trades in
 * the same run, and of choosing weights. Times are reported, never asserted.
 */
// Before anything else is there, so that the memory is that of the ledger alone.
const served = measureServer(100_000, 500, 2520);
const trades = sampleTrades(100_000, 500, 2520);
const accounts = [{ id: 'main', currency: 'USD', opened: null, lotMethod: 'fifo' }] as const;
const market: MarketColumns = {
  days: trades.days,
  currency: 'USD',
  pricesOf: ({ symbol }) => ({
    currency: 'USD',
    closes: trades.closes[Number(symbol)] ?? new Float64Array(),
  }),
  ratesOf: () => null,
};
const ledger = createLedger(trades.rows, accounts);
const history = createHistory(ledger, market);
const byHand = handWrittenHistory(trades);
// By hand, cash is left out: what was paid since.
let spent = 0;
history.values.forEach((value, day) => {
  spent += byHand.paid[day] ?? 0;
  const expected = (byHand.values[day] ?? 0) - spent;
  if (Math.abs(value - expected) > 0.01 + 1e-9 * Math.abs(byHand.values[day] ?? 0))
    throw new Error(`The history has ${value} on day ${day}, the loop ${expected}.`);
});

const middle = trades.rows[50_000] as LedgerRow;
const edited = (): ReturnType<typeof editLedger> =>
  editLedger(ledger, { put: [{ ...middle, gross: '5000.00' }] });
const loop = medianCpuTime(() => handWrittenHistory(trades));
const report = (name: string, milliseconds: number): void => {
  console.log(
    `${name.padEnd(58)} ${milliseconds.toFixed(1).padStart(8)} ms  ${(milliseconds / loop).toFixed(1)} ×`,
  );
};
console.log('100,000 trades, 500 instruments, 2,520 days; processor time, and times the hand-written loop');
report('hand-written loop: values and flows', loop);
report(
  'history: values, flows, and six parts of each change',
  medianCpuTime(() => createHistory(ledger, market)),
);
report('one edit at row 50,000', medianCpuTime(edited));
report(
  'one edit at row 50,000, and the history',
  medianCpuTime(() => createHistory(edited(), market)),
);
report(
  'ledger from nothing: exact cash, lots and gains',
  medianCpuTime(() => createLedger(trades.rows, accounts), 3),
);
const { times, memory } = served;
for (const [name, milliseconds] of times) report(name, milliseconds);
console.log('memory of the same trades after a full garbage collection; at most 400 MB together');
for (const [name, bytes] of memory)
  console.log(`${name.padEnd(58)} ${(bytes / 1e6).toFixed(0).padStart(8)} MB`);
console.log('returns and risk; processor time, and times a hand-written loop');
for (const [name, milliseconds, byHand] of measureReturns())
  console.log(
    `${name.padEnd(58)} ${milliseconds.toFixed(1).padStart(8)} ms  ${(milliseconds / byHand).toFixed(1)} × ${byHand.toFixed(1)} ms`,
  );
console.log('weights of 500 assets; processor time');
for (const [name, milliseconds] of measureOptimization())
  console.log(`${name.padEnd(58)} ${milliseconds.toFixed(1).padStart(8)} ms`);
