import { binaryLogarithm } from '../arithmetic/binaryLogarithm.js';
import { binaryPower } from '../arithmetic/binaryPower.js';
import { exponential } from '../arithmetic/exponential.js';
import { logarithm } from '../arithmetic/logarithm.js';
import { power } from '../arithmetic/power.js';
import { calculate, operation } from '../program/operation.js';
import { runCircle, type CircleRoom } from './batchCircle.js';
import { kernel } from './kernel.js';
import { stepWidth, type BatchPlan } from './planBatch.js';
import { batchStep } from './valueGraph.js';

type Row = Float64Array;

/** Computes the rows of a block of `count` lanes, of which the first is lane `from` of the columns. */
export function runBlock(
  { steps, uniforms }: BatchPlan,
  rows: readonly Row[],
  circles: readonly CircleRoom[],
  columns: readonly Float64Array[],
  from: number,
  count: number,
): void {
  for (let at = 0; at < steps.length; at += stepWidth) {
    const code = steps[at] as number;
    const target = rows[steps[at + 1] as number] as Row;
    const first = steps[at + 2] as number;
    if (code === batchStep.column) {
      loadColumn(target, columns[first] as Float64Array, from, count);
      continue;
    }
    const a = rows[first] as Row;
    const b = rows[steps[at + 3] as number] as Row;
    const c = rows[steps[at + 4] as number] as Row;
    const number = uniforms[steps[at + 5] as number] as number;
    switch (code) {
      case operation.add:
        add(target, a, b, count);
        break;
      case operation.subtract:
        subtract(target, a, b, count);
        break;
      case operation.multiply:
        multiply(target, a, b, count);
        break;
      case operation.divide:
        divide(target, a, b, count);
        break;
      case kernel.addNumber:
        addNumber(target, a, number, count);
        break;
      case kernel.subtractFromNumber:
        subtractFromNumber(target, a, number, count);
        break;
      case kernel.multiplyByNumber:
        multiplyByNumber(target, a, number, count);
        break;
      case kernel.divideByNumber:
        divideByNumber(target, a, number, count);
        break;
      case kernel.divideNumber:
        divideNumber(target, a, number, count);
        break;
      case kernel.settle:
        settle(target, count);
        break;
      case operation.maximum:
        maximum(target, a, b, count);
        break;
      case operation.minimum:
        minimum(target, a, b, count);
        break;
      case operation.select:
        select(target, a, b, c, count);
        break;
      case operation.exponential:
        exponentials(target, a, count);
        break;
      case operation.logarithm:
        logarithms(target, a, count);
        break;
      case batchStep.binaryLogarithm:
        binaryLogarithms(target, b, a, count);
        break;
      case batchStep.binaryPower:
        binaryPowers(target, a, b, c, number, count);
        break;
      case batchStep.circleFigure:
        target.set((circles[first] as CircleRoom).figures[number] as Row);
        break;
      case batchStep.circleOperand:
        (circles[steps[at + 3] as number] as CircleRoom).operands[steps[at + 4] as number]?.set(a);
        break;
      default:
        if (code >= batchStep.circle) runCircle(circles[code - batchStep.circle] as CircleRoom, count);
        else calculateRows(code, target, a, b, c, count);
    }
  }
}

/** The loops are functions of their own so that engines compile each for its operation. */
function loadColumn(target: Row, column: Float64Array, from: number, count: number): void {
  // Adding 0 makes 0 of −0.
  for (let lane = 0; lane < count; lane += 1) target[lane] = (column[from + lane] as number) + 0;
}

function add(target: Row, a: Row, b: Row, count: number): void {
  for (let lane = 0; lane < count; lane += 1) target[lane] = (a[lane] as number) + (b[lane] as number);
}

function subtract(target: Row, a: Row, b: Row, count: number): void {
  for (let lane = 0; lane < count; lane += 1) target[lane] = (a[lane] as number) - (b[lane] as number);
}

function multiply(target: Row, a: Row, b: Row, count: number): void {
  for (let lane = 0; lane < count; lane += 1) target[lane] = (a[lane] as number) * (b[lane] as number);
}

function divide(target: Row, a: Row, b: Row, count: number): void {
  for (let lane = 0; lane < count; lane += 1) target[lane] = (a[lane] as number) / (b[lane] as number);
}

function addNumber(target: Row, a: Row, number: number, count: number): void {
  for (let lane = 0; lane < count; lane += 1) target[lane] = (a[lane] as number) + number;
}

function subtractFromNumber(target: Row, a: Row, number: number, count: number): void {
  for (let lane = 0; lane < count; lane += 1) target[lane] = number - (a[lane] as number);
}

function multiplyByNumber(target: Row, a: Row, number: number, count: number): void {
  for (let lane = 0; lane < count; lane += 1) target[lane] = (a[lane] as number) * number;
}

function divideByNumber(target: Row, a: Row, number: number, count: number): void {
  for (let lane = 0; lane < count; lane += 1) target[lane] = (a[lane] as number) / number;
}

function divideNumber(target: Row, a: Row, number: number, count: number): void {
  for (let lane = 0; lane < count; lane += 1) target[lane] = number / (a[lane] as number);
}

function settle(target: Row, count: number): void {
  for (let lane = 0; lane < count; lane += 1) {
    const value = target[lane] as number;
    target[lane] = value + (value - value);
  }
}

function maximum(target: Row, a: Row, b: Row, count: number): void {
  for (let lane = 0; lane < count; lane += 1) target[lane] = Math.max(a[lane] as number, b[lane] as number);
}

function minimum(target: Row, a: Row, b: Row, count: number): void {
  for (let lane = 0; lane < count; lane += 1) target[lane] = Math.min(a[lane] as number, b[lane] as number);
}

function select(target: Row, a: Row, b: Row, c: Row, count: number): void {
  for (let lane = 0; lane < count; lane += 1) {
    const condition = a[lane] as number;
    const chosen = (condition !== 0 ? b[lane] : c[lane]) as number;
    target[lane] = condition !== condition ? condition : chosen;
  }
}

function exponentials(target: Row, a: Row, count: number): void {
  for (let lane = 0; lane < count; lane += 1) {
    const value = exponential(a[lane] as number);
    target[lane] = value + (value - value);
  }
}

function logarithms(target: Row, a: Row, count: number): void {
  for (let lane = 0; lane < count; lane += 1) target[lane] = logarithm(a[lane] as number) + 0;
}

function binaryLogarithms(heads: Row, tails: Row, a: Row, count: number): void {
  for (let lane = 0; lane < count; lane += 1) binaryLogarithm(a[lane] as number, heads, tails, lane);
}

function binaryPowers(
  target: Row,
  heads: Row,
  tails: Row,
  bases: Row,
  exponent: number,
  count: number,
): void {
  for (let lane = 0; lane < count; lane += 1) {
    const head = heads[lane] as number;
    const value =
      head === head
        ? binaryPower(head, tails[lane] as number, exponent)
        : power(bases[lane] as number, exponent);
    target[lane] = value + (value - value);
  }
}

function calculateRows(code: number, target: Row, a: Row, b: Row, c: Row, count: number): void {
  for (let lane = 0; lane < count; lane += 1)
    target[lane] = calculate(code, a[lane] as number, b[lane] as number, c[lane] as number);
}
