import { operation } from '../program/operation.js';
import { isListOperation } from '../program/listOperation.js';
import { findExactNodes, isLoose } from './findExactNodes.js';
import { fuseProducts } from './fuseProducts.js';
import { kernel } from './kernel.js';
import { scheduleNodes } from './scheduleNodes.js';
import { batchStep, isUniform, type ValueGraph, type ValueNode } from './valueGraph.js';

/** One loop over the lanes of a block. What a loop does not read is 0. */
export interface BatchStep {
  readonly code: number;
  readonly target: number;
  /** The operands as rows. */
  readonly a: number;
  readonly b: number;
  readonly c: number;
  /** The operand that is the same in all lanes. */
  readonly number: number;
  /** The operand rows of an operation on a list, or of a circle. */
  readonly list?: readonly number[];
}

/** The steps of a batch over rows, each a value for every lane of a block. */
export interface BatchPlan {
  readonly rowCount: number;
  readonly steps: readonly BatchStep[];
  /** Rows of their own that are filled with columns before the steps, each of which has a step that takes it. */
  readonly columnRows: readonly { readonly row: number; readonly column: number }[];
  /** Rows that have the same value in all lanes and blocks. */
  readonly constantRows: readonly { readonly row: number; readonly value: number }[];
  /** By output its row, or the value of all lanes. */
  readonly outputs: readonly ({ readonly row: number } | { readonly value: number })[];
}

/** Orders the nodes behind the wanted operands and gives each a row; a row is used again once its value is not needed. */
export function planBatch(graph: ValueGraph, wanted: readonly number[]): BatchPlan {
  const order = scheduleNodes(graph.nodes, wanted);
  const isExact = findExactNodes(graph.nodes, order, wanted);
  const uses = countUses(graph.nodes, order, wanted);
  const { nodes, schedule } = fuseProducts(graph.nodes, order, uses);
  const rows = createRows();
  const rowOf = new Map<number, number>();
  const tailRowOf = new Map<number, number>();
  const constants: number[] = [];
  const columnRows = schedule
    .filter((index) => (nodes[index] as ValueNode).code === batchStep.column)
    .map((column) => ({ row: rows.take(), column }));
  for (const { row, column } of columnRows) {
    rowOf.set(column, row);
    // Used once more than it is, so that no other value gets its row.
    uses[column] = (uses[column] as number) + 1;
  }
  const steps: BatchStep[] = [];

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
    steps.push({ code, target: 0, a: 0, b: 0, c: 0, number: 0, list: operands.map(rowOfOperand) });
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
    if (code === batchStep.column) read.push(rowOfOperand(index));
    if (code === batchStep.circleFigure) read.push(circleOfNode(operands[0] as number));
    operands.forEach(release);
    const target = rowOf.get(index) ?? rows.take();
    rowOf.set(index, target);
    if (code === batchStep.binaryLogarithm) {
      const tail = rows.take();
      tailRowOf.set(index, tail);
      read.push(tail);
    }
    const [a = 0, b = 0, c = 0] = read;
    const step = { code: kernelCode, target, a, b, c, number: uniformValue ?? 0 };
    steps.push(isListOperation(code) ? { ...step, list: read } : step);
    if (isExact[index] === 1 && isLoose(code))
      steps.push({ code: kernel.settle, target, a: target, b: 0, c: 0, number: 0 });
  }
  const rowCount = rows.count();
  const finalRow = (row: number): number => (row < 0 ? rowCount - 1 - row : row);
  return {
    rowCount: rowCount + constants.length,
    columnRows,
    steps: steps.map((step) => ({
      ...step,
      a: finalRow(step.a),
      b: finalRow(step.b),
      c: finalRow(step.c),
      ...(step.list && { list: step.list.map(finalRow) }),
    })),
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
  const productKernel = (kernelCode: number): ChosenKernel => {
    if (!isUniform(a) && !isUniform(b)) return plain;
    const [row, number] = isUniform(a) ? [b, a] : [a, b];
    return { kernelCode, rowOperands: [row, c], uniformValue: graph.uniformValue(number) };
  };
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
    case batchStep.addProduct:
      return productKernel(kernel.addMultiple);
    case batchStep.subtractProduct:
      return productKernel(kernel.subtractMultiple);
    case batchStep.subtractFromProduct:
      return productKernel(kernel.subtractFromMultiple);
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
