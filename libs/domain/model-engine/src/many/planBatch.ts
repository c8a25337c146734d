import { operation } from '../program/operation.js';
import { findExactNodes, isLoose } from './findExactNodes.js';
import { kernel } from './kernel.js';
import { scheduleNodes } from './scheduleNodes.js';
import { batchStep, isUniform, type ValueGraph, type ValueNode } from './valueGraph.js';

/** The steps of a batch over rows, each a value for every lane of a block. */
export interface BatchPlan {
  readonly rowCount: number;
  /** Six integers each: kernel, target row, three operand rows or the column, position of the uniform value. */
  readonly steps: Int32Array;
  readonly uniforms: Float64Array;
  /** Rows that have the same value in all lanes and blocks. */
  readonly constantRows: readonly { readonly row: number; readonly value: number }[];
  /** By output its row, or the value of all lanes. */
  readonly outputs: readonly ({ readonly row: number } | { readonly value: number })[];
}

export const stepWidth = 6;

/** Orders the nodes behind the wanted operands and gives each a row; a row is used again once its value is not needed. */
export function planBatch(graph: ValueGraph, wanted: readonly number[]): BatchPlan {
  const { nodes } = graph;
  const schedule = scheduleNodes(nodes, wanted);
  const isExact = findExactNodes(nodes, schedule, wanted);
  const uses = countUses(nodes, schedule, wanted);
  const rows = createRows();
  const rowOf = new Map<number, number>();
  const tailRowOf = new Map<number, number>();
  const constants: number[] = [];
  const uniforms: number[] = [];
  const steps: number[] = [];

  /** A constant as −1, −2, …: its row comes after all others, which are counted only at the end. */
  const rowOfOperand = (operand: number): number => {
    const known = rowOf.get(operand);
    if (known !== undefined) return known;
    const row = -constants.push(graph.uniformValue(operand));
    rowOf.set(operand, row);
    return row;
  };
  const release = (operand: number): void => {
    if (isUniform(operand)) return;
    const left = (uses[operand] as number) - 1;
    uses[operand] = left;
    if (left > 0) return;
    rows.give(rowOf.get(operand));
    rows.give(tailRowOf.get(operand));
  };

  const circleOfNode = (node: number): number => (nodes[node] as ValueNode).code - batchStep.circle;
  const placeCircle = ({ code, operands }: ValueNode): void => {
    operands.forEach((operand, position) => {
      steps.push(batchStep.circleOperand, 0, rowOfOperand(operand), code - batchStep.circle, position, 0);
    });
    steps.push(code, 0, 0, 0, 0, 0);
    operands.forEach(release);
  };

  for (const index of schedule) {
    const { code, operands } = nodes[index] as ValueNode;
    if (code >= batchStep.circle) {
      placeCircle(nodes[index] as ValueNode);
      continue;
    }
    const { kernelCode, rowOperands, uniformValue } = chooseKernel(graph, code, operands);
    const read = rowOperands.flatMap((operand) => {
      const tail = tailRowOf.get(operand);
      return tail === undefined ? [rowOfOperand(operand)] : [rowOfOperand(operand), tail];
    });
    if (code === batchStep.column) read.push(index);
    if (code === batchStep.circleFigure) read.push(circleOfNode(operands[0] as number));
    operands.forEach(release);
    const target = rows.take();
    rowOf.set(index, target);
    if (code === batchStep.binaryLogarithm) {
      const tail = rows.take();
      tailRowOf.set(index, tail);
      read.push(tail);
    }
    if (uniformValue !== undefined) uniforms.push(uniformValue);
    const [a = 0, b = 0, c = 0] = read;
    steps.push(kernelCode, target, a, b, c, Math.max(uniforms.length - 1, 0));
    if (isExact[index] === 1 && isLoose(code)) steps.push(kernel.settle, target, target, 0, 0, 0);
  }
  const rowCount = rows.count();
  const finalRow = (row: number): number => (row < 0 ? rowCount - 1 - row : row);
  return {
    rowCount: rowCount + constants.length,
    steps: Int32Array.from(steps, finalRow),
    uniforms: Float64Array.from(uniforms),
    constantRows: constants.map((value, index) => ({ row: rowCount + index, value })),
    outputs: wanted.map((operand) =>
      isUniform(operand) ? { value: graph.uniformValue(operand) } : { row: rowOf.get(operand) as number },
    ),
  };
}

interface ChosenKernel {
  readonly kernelCode: number;
  /** The operands that are read as rows. */
  readonly rowOperands: readonly number[];
  /** The operand that is one number. */
  readonly uniformValue?: number;
}

/** The kernel for a node: those with a number for an operand read one row less. */
function chooseKernel(graph: ValueGraph, code: number, operands: readonly number[]): ChosenKernel {
  const [a = -1, b = -1, c = -1] = operands;
  const plain = { kernelCode: code, rowOperands: operands };
  const onRow = (kernelCode: number, row: number, uniformValue: number): ChosenKernel => ({
    kernelCode,
    rowOperands: [row],
    uniformValue,
  });
  switch (code) {
    case operation.add:
      if (isUniform(a)) return onRow(kernel.addNumber, b, graph.uniformValue(a));
      return isUniform(b) ? onRow(kernel.addNumber, a, graph.uniformValue(b)) : plain;
    case operation.subtract:
      if (isUniform(a)) return onRow(kernel.subtractFromNumber, b, graph.uniformValue(a));
      return isUniform(b) ? onRow(kernel.addNumber, a, -graph.uniformValue(b)) : plain;
    case operation.multiply:
      if (isUniform(a)) return onRow(kernel.multiplyByNumber, b, graph.uniformValue(a));
      return isUniform(b) ? onRow(kernel.multiplyByNumber, a, graph.uniformValue(b)) : plain;
    case operation.divide:
      if (isUniform(a)) return onRow(kernel.divideNumber, b, graph.uniformValue(a));
      return isUniform(b) ? onRow(kernel.divideByNumber, a, graph.uniformValue(b)) : plain;
    case operation.negate:
      return onRow(kernel.subtractFromNumber, a, 0);
    case batchStep.circleFigure:
      return { kernelCode: code, rowOperands: [], uniformValue: graph.uniformValue(b) };
    case batchStep.binaryPower:
      return { kernelCode: code, rowOperands: [a, b], uniformValue: graph.uniformValue(c) };
    default:
      return plain;
  }
}

function countUses(
  nodes: readonly ValueNode[],
  schedule: readonly number[],
  wanted: readonly number[],
): Int32Array {
  const uses = new Int32Array(nodes.length);
  const count = (operand: number): void => {
    if (!isUniform(operand)) uses[operand] = (uses[operand] as number) + 1;
  };
  for (const index of schedule) (nodes[index] as ValueNode).operands.forEach(count);
  // An output is never released.
  wanted.forEach(count);
  return uses;
}

function createRows() {
  const free: number[] = [];
  let total = 0;
  return {
    count: (): number => total,
    take: (): number => {
      const row = free.pop();
      if (row !== undefined) return row;
      total += 1;
      return total - 1;
    },
    give: (row: number | undefined): void => {
      if (row !== undefined) free.push(row);
    },
  };
}
