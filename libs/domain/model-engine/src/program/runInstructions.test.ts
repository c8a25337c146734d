import { expect, it } from 'vitest';
import { calculate, operandCount, operation } from './operation.js';
import { runInstructions } from './runInstructions.js';

const figures = [0, 1, -1, 0.1, -2.5, 3, 1e308, -1e308, 5e-324, Number.NaN];
const operations = Object.entries(operation).filter(([name]) => name !== 'payment');

it.each(operations)('[MODEL-ENGINE-12] runs %s as it is defined, over any figures', (_name, code) => {
  const instructions = Int32Array.of(code, 3, 0, 1, 2);
  const needed = operandCount(code);
  const [seconds, thirds] = [needed > 1 ? figures : [0], needed > 2 ? figures : [0]];
  for (const a of figures)
    for (const b of seconds)
      for (const c of thirds) {
        const values = Float64Array.of(a, b, c, 0);
        runInstructions(instructions, 0, instructions.length, values);
        expect(values[3], `of ${a}, ${b}, ${c}`).toBe(calculate(code, a, b, c));
      }
});
