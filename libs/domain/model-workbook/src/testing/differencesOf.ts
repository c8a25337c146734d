import { formatFigure, type Evaluator } from '@finance-analyst/model-engine';
import { messages } from '../messages.js';
import { cellsOf, type ReadWorkbook } from './readWorkbook.js';
import type { Recalculated } from './recalculate.js';

const tolerance = 1e-9;
/** What rounding leaves of a difference of equal figures, relative to them. */
const residualTolerance = 1e-14;
/** Messages show two decimals at most, of figures that may differ by the tolerance where a digit turns over. */
const lastDecimal = 0.0101;

/** By cell, how far it may be off absolutely. */
export type AllowedResiduals = ReadonlyMap<string, number>;

/** The cells of the items that are differences of equal figures, with what rounding may leave of them. */
export const allowedResiduals = (
  { names }: Pick<ReadWorkbook, 'names'>,
  evaluator: Evaluator,
  residuals: Readonly<Record<string, string>> = {},
): AllowedResiduals =>
  new Map(
    Object.entries(residuals).flatMap(([name, of]) => {
      const item = evaluator.model.lines.find((line) => line.name === name);
      return cellsOf(names.get(name) ?? '').map((address, index): [string, number] => [
        `Model!${address}`,
        residualTolerance * Math.abs(evaluator.number(of, (item?.firstPeriod ?? 1) + index)),
      ]);
    }),
  );

/**
 * The cells of a recalculated workbook that differ from the figures of the engine, in words: every input, line, value
 * and check. Cells are found by the names that the workbook defines; those of negated lines have the opposite sign.
 */
export function differencesOf(
  { names, sheets }: ReadWorkbook,
  shown: Recalculated,
  evaluator: Evaluator,
  residuals: Readonly<Record<string, string>> = {},
  negatedLines: ReadonlySet<string> = new Set(),
): readonly string[] {
  const differences: string[] = [];
  const allowed = allowedResiduals({ names }, evaluator, residuals);
  const compare = (place: string, actual: unknown, expected: number | string | null, off = 0): void => {
    if (!isSame(actual, expected, off))
      differences.push(`${place}: ${String(actual)} instead of ${String(expected)}`);
  };
  const { inputs, lines, checks } = evaluator.model;
  let compared = 0;
  for (const item of [...inputs, ...lines]) {
    const range = names.get(item.name) ?? names.get(`${item.name}_`) ?? '';
    const addresses = cellsOf(range);
    if (addresses.length !== item.lastPeriod - item.firstPeriod + 1)
      differences.push(`${item.name}: ${addresses.length} cells`);
    addresses.forEach((address, index) => {
      const figure = evaluator.read(item.name, item.firstPeriod + index);
      compared += 1;
      if (!('options' in item))
        compare(
          `${item.name} ${address}`,
          shown('Model', address),
          figure.ok ? (negatedLines.has(item.name) ? 0 - figure.value : figure.value) : null,
          allowed.get(`Model!${address}`),
        );
    });
  }
  const cellsOfChecks = sheets.find(({ name }) => name === 'Checks')?.cells ?? new Map();
  const results = evaluator.checks(formatFigure);
  const firstRow = [...cellsOfChecks]
    .find(([, cell]) => cell.value === messages.checksHeader[0])?.[0]
    .slice(1);
  checks.forEach(({ id }, index) => {
    const row = Number(firstRow) + 1 + index;
    const result = results[index];
    const expected =
      result?.couldNotRun === true ? 'Could not run' : result?.passed === true ? 'Passed' : 'Tripped';
    compare(`check ${id}`, shown('Checks', `C${row}`), expected);
    const message = shown('Checks', `D${row}`);
    if (expected === 'Tripped' && !isSameMessage(String(message), result?.message ?? ''))
      differences.push(`message of ${id}: ${message} instead of ${result?.message}`);
    compared += 1;
  });
  if (compared === 0) differences.push('nothing was compared');
  return differences;
}

/** The formulas of a workbook whose result in the file is not the recalculated one. */
export const staleResults = (
  { sheets }: ReadWorkbook,
  shown: Recalculated,
  allowed: AllowedResiduals = new Map(),
): readonly string[] =>
  sheets.flatMap(({ name, cells }) =>
    [...cells].flatMap(([address, { formula, formulaResult = null }]) => {
      if (formula === undefined || formulaResult instanceof Date || typeof formulaResult === 'boolean')
        return [];
      const actual = shown(name, address);
      const expected = formulaResult === '#N/A' ? null : formulaResult;
      const isText = typeof actual === 'string' && typeof expected === 'string';
      return (
        isText ? isSameMessage(actual, expected) : isSame(actual, expected, allowed.get(`${name}!${address}`))
      )
        ? []
        : [`${name}!${address}: ${String(actual)} instead of ${String(expected)}`];
    }),
  );

function isSame(actual: unknown, expected: number | string | null, off = 0): boolean {
  if (typeof actual !== 'number' || typeof expected !== 'number') return actual === expected;
  return (
    Math.abs(actual - expected) <= Math.max(tolerance * Math.max(Math.abs(actual), Math.abs(expected)), off)
  );
}

function isSameMessage(actual: string, expected: string): boolean {
  const number = /-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/gi;
  const numbersOf = (text: string): readonly number[] => (text.match(number) ?? []).map(Number);
  const others = numbersOf(expected);
  return (
    actual.replaceAll(number, '#') === expected.replaceAll(number, '#') &&
    numbersOf(actual).every((value, index) => {
      const other = others[index] ?? Number.NaN;
      return isSame(value, other) || Math.abs(value - other) < lastDecimal;
    })
  );
}
