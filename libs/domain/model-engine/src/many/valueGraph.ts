import { calculateListNumber } from '../program/calculateList.js';
import type { ListOperation } from '../program/listOperation.js';
import { calculate, operandCount, operation } from '../program/operation.js';

/** Steps that only a batch has, beside the operations of a program. */
export const batchStep = {
  /** The figures of a column; the first nodes are the columns, in order. */
  column: 100,
  /** log₂ of a base in two rows. */
  binaryLogarithm: 101,
  /** A power of the base by its logarithm. */
  binaryPower: 102,
  /** c + a · b, c − a · b and a · b − c, rounded after each operation. */
  addProduct: 103,
  subtractProduct: 104,
  subtractFromProduct: 105,
  /** A figure of a circle, by its position there. */
  circleFigure: 106,
  /** The circles of a batch, from this one on by position. */
  circle: 1000,
} as const;

/** A value by lane: a step and its operands, which are earlier nodes or, below 0, uniform values. */
export interface ValueNode {
  readonly code: number;
  readonly operands: readonly number[];
}

/** An operand that is the same in all lanes. */
export const isUniform = (operand: number): boolean => operand < 0;

/**
 * Values as a graph in which equal values are one node: the discount factors of all years share their base, and a running
 * total continues that of the period before. What is the same in all lanes is computed here.
 */
export interface ValueGraph {
  readonly nodes: readonly ValueNode[];
  /** The value of a uniform operand. */
  uniformValue(operand: number): number;
  uniform(value: number): number;
  apply(code: number, a: number, b: number, c: number): number;
  /** An operation on as many operands as there are. */
  applyToList(code: ListOperation, operands: readonly number[]): number;
  /** The operand of each figure of a circle, by position among the circles, that reads these operands. */
  circle(circle: number, operands: readonly number[], figureCount: number): readonly number[];
}

export function createValueGraph(columnCount: number): ValueGraph {
  const nodes: ValueNode[] = Array.from({ length: columnCount }, () => ({
    code: batchStep.column,
    operands: [],
  }));
  const nodeByKey = new Map<string, number>();
  const uniforms: number[] = [];
  const uniformByValue = new Map<number, number>();

  const uniform = (value: number): number => {
    const known = uniformByValue.get(value);
    if (known !== undefined) return known;
    uniforms.push(value);
    uniformByValue.set(value, -uniforms.length);
    return -uniforms.length;
  };
  const uniformValue = (operand: number): number => uniforms[-1 - operand] as number;
  const node = (code: number, operands: readonly number[]): number => {
    const key = `${code}:${operands.join()}`;
    const known = nodeByKey.get(key);
    if (known !== undefined) return known;
    nodes.push({ code, operands });
    nodeByKey.set(key, nodes.length - 1);
    return nodes.length - 1;
  };
  const notComputable = (): number => uniform(Number.NaN);

  /** A power with one exponent in all lanes, by the same steps as `power`. */
  const powerOf = (base: number, exponent: number): number => {
    const value = uniformValue(exponent);
    if (value === 1) return base;
    if (value === 2) return node(operation.multiply, [base, base]);
    if (value === -1) return node(operation.divide, [uniform(1), base]);
    if (value === 0) return node(operation.power, [base, exponent]);
    return node(batchStep.binaryPower, [node(batchStep.binaryLogarithm, [base]), base, exponent]);
  };

  /** With a condition that is the same in all lanes. */
  const decided = (code: number, condition: number, b: number, c: number): number | undefined => {
    const value = uniformValue(condition);
    switch (code) {
      case operation.select:
        return value !== value ? condition : value !== 0 ? b : c;
      case operation.require:
        return value !== value || value === 0 ? notComputable() : b;
      case operation.and:
        return value !== value || value === 0 ? condition : undefined;
      case operation.or:
        return value !== value ? condition : value !== 0 ? uniform(1) : undefined;
      default:
        return undefined;
    }
  };

  return {
    nodes,
    uniform,
    uniformValue,
    applyToList: (code, operands) => {
      if (!operands.every(isUniform)) return node(code, operands);
      return uniform(calculateListNumber(code, Float64Array.from(operands, uniformValue)));
    },
    apply: (code, a, b, c) => {
      if (code === operation.copy) return a;
      const given = [a, b, c].slice(0, operandCount(code));
      if (given.every(isUniform)) {
        const [x = 0, y = 0, z = 0] = given.map(uniformValue);
        return uniform(calculate(code, x, y, z));
      }
      const outcome = isUniform(a) ? decided(code, a, b, c) : undefined;
      if (outcome !== undefined) return outcome;
      if (code === operation.power && isUniform(b)) return powerOf(a, b);
      return node(code, given);
    },
    circle: (circle, operands, figureCount) => {
      const whole = node(batchStep.circle + circle, operands);
      return Array.from({ length: figureCount }, (_, index) =>
        node(batchStep.circleFigure, [whole, uniform(index)]),
      );
    },
  };
}
