import { expect, it } from 'vitest';
import { operation } from '../program/operation.js';
import { sliceProgram } from '../program/sliceProgram.js';
import { compiled } from '../testing/compiled.js';
import { fillInputs } from '../evaluation/inputValues.js';
import { runProgram } from '../program/runProgram.js';
import { buildValueGraph } from './buildValueGraph.js';
import { planBatch, type BatchPlan } from './planBatch.js';
import { batchStep } from './valueGraph.js';

/** The plan for one output of a model with numbers as inputs, of which the first varies. */
function planOf(source: string, output: string, varying = 'x'): BatchPlan {
  const model = compiled(source);
  const inputs = Object.fromEntries(model.inputs.map(({ name }) => [name, 2]));
  const filled = fillInputs(model, inputs);
  if (!filled.ok) throw new Error('the inputs do not fit');
  runProgram(model.program, filled.values);
  const item = model.itemByName.get(varying);
  const wanted = model.itemByName.get(output);
  if (!item || !wanted) throw new Error('no such item');
  const count = item.lastPeriod - item.firstPeriod + 1;
  const slots = Array.from({ length: count }, (_, index) => item.firstSlot + index);
  const slot = wanted.firstSlot + wanted.lastPeriod - wanted.firstPeriod;
  const ranges = sliceProgram(model.program, slots, [slot]);
  const inputsOfColumn = [{ item, firstSlot: item.firstSlot, count }];
  const { graph, operandOfSlot } = buildValueGraph(model.program, ranges, filled.values, inputsOfColumn);
  return planBatch(graph, [operandOfSlot(slot)]);
}

const codesOf = ({ steps }: BatchPlan): readonly number[] => steps.map(({ code }) => code);

const twoInputs = 'input x: number\ninput y: number\n';

it('[MODEL-ENGINE-131] computes nothing that the outputs do not need', () => {
  const source = `${twoInputs}value wanted = x * x\nvalue other = exp(x)\nvalue third = other + wanted`;
  expect(codesOf(planOf(source, 'wanted'))).toEqual([
    batchStep.column,
    operation.multiply,
    expect.any(Number),
  ]);
});

it('[MODEL-ENGINE-131] computes once what follows from the fixed inputs alone', () => {
  const source = `${twoInputs}value fixed_part = ln(y) + exp(y) * sqrt(y)\nvalue wanted = max(x, fixed_part + y ^ 3)`;
  const plan = planOf(source, 'wanted');
  expect(codesOf(plan)).toEqual([batchStep.column, operation.maximum]);
  expect(plan.constantRows).toEqual([{ row: plan.rowCount - 1, value: expect.closeTo(19.143) }]);
  expect(planOf(source, 'fixed_part').outputs).toEqual([{ value: expect.any(Number) }]);
  expect(codesOf(planOf(source, 'fixed_part'))).toEqual([]);
});

it('[MODEL-ENGINE-131] leaves out the branch that a fixed condition rules out', () => {
  const source = `${twoInputs}value wanted = if(y > 1, x / 3, exp(x))`;
  expect(codesOf(planOf(source, 'wanted'))).not.toContain(operation.exponential);
});

it('[MODEL-ENGINE-131] computes equal parts once, and continues a running total', () => {
  const powers = codesOf(
    planOf(
      'timeline 9 years\ninput x: rate\nline f = (1 + x) ^ -(year - 0.5)\nvalue wanted = sum(f)',
      'wanted',
    ),
  );
  expect(powers.filter((code) => code === batchStep.binaryLogarithm)).toHaveLength(1);
  expect(powers.filter((code) => code === batchStep.binaryPower)).toHaveLength(9);
  const totals = codesOf(
    planOf(
      'timeline 50 years\ninput x[]: number\nline total = cumulative(x)\nvalue wanted = sum(total)',
      'wanted',
    ),
  );
  expect(totals.filter((code) => code === operation.add)).toHaveLength(98);
});

it('[MODEL-ENGINE-131] needs no more rows than values that exist at the same time', () => {
  const source = 'timeline 50 years\ninput x: number\nline a = a[-1] * x + x from x\nvalue wanted = last(a)';
  expect(planOf(source, 'wanted').rowCount).toBeLessThanOrEqual(4);
});

it('[MODEL-ENGINE-131] joins a product with the sum that uses it, unless another value uses it too', () => {
  const joined = `${twoInputs}value z = x + 1\nvalue wanted = z - x * z`;
  expect(codesOf(planOf(joined, 'wanted'))).toContain(batchStep.subtractProduct);
  const shared = `${twoInputs}value z = x * x\nvalue wanted = (x - z) / z`;
  expect(codesOf(planOf(shared, 'wanted'))).toContain(operation.multiply);
  expect(codesOf(planOf(shared, 'wanted'))).not.toContain(batchStep.subtractProduct);
});
