import { binaryLogarithm } from '../arithmetic/binaryLogarithm.js';
import { binaryPower } from '../arithmetic/binaryPower.js';
import { exponential } from '../arithmetic/exponential.js';
import { logarithm } from '../arithmetic/logarithm.js';
import { power } from '../arithmetic/power.js';
import { calculate, operation } from '../program/operation.js';
import { kernel } from './kernel.js';
import { batchStep } from './valueGraph.js';

type Row = Float64Array;

/** Computes the first `count` lanes of a row from those of others. */
export type BlockLoop = (target: Row, a: Row, b: Row, c: Row, number: number, count: number) => void;

/** The loop of a step; that of an operation without one of its own computes lane by lane as an evaluator does. */
export const loopOf = (code: number): BlockLoop => loops.get(code) ?? calculateLanes(code);

const loops: ReadonlyMap<number, BlockLoop> = new Map<number, BlockLoop>([
  [
    operation.add,
    (target, a, b, _c, _number, count) => {
      for (let lane = 0; lane < count; lane += 1) target[lane] = (a[lane] as number) + (b[lane] as number);
    },
  ],
  [
    operation.subtract,
    (target, a, b, _c, _number, count) => {
      for (let lane = 0; lane < count; lane += 1) target[lane] = (a[lane] as number) - (b[lane] as number);
    },
  ],
  [
    operation.multiply,
    (target, a, b, _c, _number, count) => {
      for (let lane = 0; lane < count; lane += 1) target[lane] = (a[lane] as number) * (b[lane] as number);
    },
  ],
  [
    operation.divide,
    (target, a, b, _c, _number, count) => {
      for (let lane = 0; lane < count; lane += 1) target[lane] = (a[lane] as number) / (b[lane] as number);
    },
  ],
  [
    kernel.addNumber,
    (target, a, _b, _c, number, count) => {
      for (let lane = 0; lane < count; lane += 1) target[lane] = (a[lane] as number) + number;
    },
  ],
  [
    kernel.subtractFromNumber,
    (target, a, _b, _c, number, count) => {
      for (let lane = 0; lane < count; lane += 1) target[lane] = number - (a[lane] as number);
    },
  ],
  [
    kernel.multiplyByNumber,
    (target, a, _b, _c, number, count) => {
      for (let lane = 0; lane < count; lane += 1) target[lane] = (a[lane] as number) * number;
    },
  ],
  [
    kernel.divideByNumber,
    (target, a, _b, _c, number, count) => {
      for (let lane = 0; lane < count; lane += 1) target[lane] = (a[lane] as number) / number;
    },
  ],
  [
    kernel.divideNumber,
    (target, a, _b, _c, number, count) => {
      for (let lane = 0; lane < count; lane += 1) target[lane] = number / (a[lane] as number);
    },
  ],
  [
    batchStep.addProduct,
    (target, a, b, c, _number, count) => {
      for (let lane = 0; lane < count; lane += 1)
        target[lane] = (c[lane] as number) + (a[lane] as number) * (b[lane] as number);
    },
  ],
  [
    batchStep.subtractProduct,
    (target, a, b, c, _number, count) => {
      for (let lane = 0; lane < count; lane += 1)
        target[lane] = (c[lane] as number) - (a[lane] as number) * (b[lane] as number);
    },
  ],
  [
    batchStep.subtractFromProduct,
    (target, a, b, c, _number, count) => {
      for (let lane = 0; lane < count; lane += 1)
        target[lane] = (a[lane] as number) * (b[lane] as number) - (c[lane] as number);
    },
  ],
  [
    kernel.addMultiple,
    (target, a, b, _c, number, count) => {
      for (let lane = 0; lane < count; lane += 1)
        target[lane] = (b[lane] as number) + (a[lane] as number) * number;
    },
  ],
  [
    kernel.subtractMultiple,
    (target, a, b, _c, number, count) => {
      for (let lane = 0; lane < count; lane += 1)
        target[lane] = (b[lane] as number) - (a[lane] as number) * number;
    },
  ],
  [
    kernel.subtractFromMultiple,
    (target, a, b, _c, number, count) => {
      for (let lane = 0; lane < count; lane += 1)
        target[lane] = (a[lane] as number) * number - (b[lane] as number);
    },
  ],
  [
    kernel.settle,
    (target, _a, _b, _c, _number, count) => {
      for (let lane = 0; lane < count; lane += 1) {
        const value = target[lane] as number;
        target[lane] = value + (value - value);
      }
    },
  ],
  [
    operation.maximum,
    (target, a, b, _c, _number, count) => {
      for (let lane = 0; lane < count; lane += 1)
        target[lane] = Math.max(a[lane] as number, b[lane] as number);
    },
  ],
  [
    operation.minimum,
    (target, a, b, _c, _number, count) => {
      for (let lane = 0; lane < count; lane += 1)
        target[lane] = Math.min(a[lane] as number, b[lane] as number);
    },
  ],
  [
    operation.select,
    (target, a, b, c, _number, count) => {
      for (let lane = 0; lane < count; lane += 1) {
        const condition = a[lane] as number;
        const chosen = (condition !== 0 ? b[lane] : c[lane]) as number;
        target[lane] = condition !== condition ? condition : chosen;
      }
    },
  ],
  [
    operation.exponential,
    (target, a, _b, _c, _number, count) => {
      for (let lane = 0; lane < count; lane += 1) {
        const value = exponential(a[lane] as number);
        target[lane] = value + (value - value);
      }
    },
  ],
  [
    operation.logarithm,
    (target, a, _b, _c, _number, count) => {
      for (let lane = 0; lane < count; lane += 1) target[lane] = logarithm(a[lane] as number) + 0;
    },
  ],
  [
    batchStep.column,
    (target, a, _b, _c, _number, count) => {
      // Adding 0 makes 0 of −0.
      for (let lane = 0; lane < count; lane += 1) target[lane] = (a[lane] as number) + 0;
    },
  ],
  [
    batchStep.binaryLogarithm,
    (heads, bases, tails, _c, _number, count) => {
      for (let lane = 0; lane < count; lane += 1) binaryLogarithm(bases[lane] as number, heads, tails, lane);
    },
  ],
  [
    batchStep.binaryPower,
    (target, heads, tails, bases, exponent, count) => {
      for (let lane = 0; lane < count; lane += 1) {
        const head = heads[lane] as number;
        const value =
          head === head
            ? binaryPower(head, tails[lane] as number, exponent)
            : power(bases[lane] as number, exponent);
        target[lane] = value + (value - value);
      }
    },
  ],
]);

const calculateLanes =
  (code: number): BlockLoop =>
  (target, a, b, c, _number, count) => {
    for (let lane = 0; lane < count; lane += 1)
      target[lane] = calculate(code, a[lane] as number, b[lane] as number, c[lane] as number);
  };
