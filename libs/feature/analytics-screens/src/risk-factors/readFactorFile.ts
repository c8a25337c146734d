import type { Result } from '@finance-analyst/foundation';
import { type FactorFile, type FactorUnit, type FileSeries, mostFigures } from './FactorFile.js';
import { messages } from './messages.js';
import { type DateLayout, detectDateLayout, readFactorDate } from './readFactorDate.js';

export type Separator = 'comma' | 'semicolon' | 'tab' | 'bar' | 'space';

export interface LeftOutLine {
  /** From 1 on. */
  readonly line: number;
  readonly reason: string;
}

/** A file of factor returns with how it was read. */
export interface ReadFactorFile {
  readonly file: FactorFile;
  readonly separator: Separator;
  readonly dates: DateLayout;
  readonly leftOut: readonly LeftOutLine[];
}

interface Line {
  readonly line: number;
  readonly cells: readonly string[];
}

const separators: readonly (readonly [Separator, string | RegExp])[] = [
  ['semicolon', ';'],
  ['tab', '\t'],
  ['bar', '|'],
  ['comma', ','],
  ['space', /\s+/u],
];

const fewestRows = 3;

/**
 * Reads the largest table of dates and returns in a text, such as a file of K. R. French’s data library with its lines of text before and
 * after. Unless a unit is given, it is told by the size of the figures.
 */
export function readFactorFile(
  text: string,
  name: string,
  unit: FactorUnit | null = null,
): Result<ReadFactorFile> {
  const found = separators
    .map(([separator, sign]) => ({ separator, block: largestBlock(linesOf(text, sign)) }))
    .reduce((best, each) => (each.block.rows.length > best.block.rows.length ? each : best));
  const { rows, header } = found.block;
  const dates = detectDateLayout(rows.map(({ cells }) => cells[0] ?? ''));
  if (rows.length < fewestRows || dates === null) return { ok: false, reason: messages.noTable };
  const width = mostFrequent(rows.map(({ cells }) => cells.length));
  const names = namesOf(header, width);
  if (rows.length * names.length > mostFigures)
    return { ok: false, reason: messages.tooLarge(rows.length * names.length, mostFigures) };
  const twice = names.find((each, at) => names.indexOf(each) < at);
  if (twice !== undefined) return { ok: false, reason: messages.nameTwice(twice) };
  const leftOut: LeftOutLine[] = [];
  const byDay = new Map<number, readonly number[]>();
  const missing: number[] = [];
  let hasPercentSigns = false;
  for (const [at, { line, cells }] of rows.entries()) {
    const day = readFactorDate(cells[0] ?? '', dates);
    const values = cells.slice(1).map((cell) => readReturn(cell, found.separator));
    const unread = values.findIndex((value) => value === null);
    const reason =
      day === null
        ? messages.noDate(cells[0] ?? '')
        : cells.length !== width
          ? messages.otherWidth(cells.length, width)
          : unread >= 0
            ? messages.noReturn(names[unread] ?? '')
            : byDay.has(day)
              ? messages.dateTwice(cells[0] ?? '')
              : null;
    if (reason === null && day !== null) byDay.set(day, values as readonly number[]);
    else leftOut.push({ line, reason: reason ?? '' });
    if (reason !== null && !byDay.has(day ?? Number.NaN))
      missing.push(day ?? dayBetween(rows[at - 1], rows[at + 1], dates));
    hasPercentSigns ||= cells.some((cell) => cell.endsWith('%'));
  }
  const days = [...byDay.keys()].sort((a, b) => a - b);
  if (days.length < fewestRows) return { ok: false, reason: messages.noTable };
  const series = names.map((each, at): FileSeries => ({
    name: each,
    values: days.map((day) => byDay.get(day)?.[at] ?? 0),
  }));
  const file: FactorFile = {
    name,
    unit: unit ?? (hasPercentSigns ? 'percent' : unitOf(series)),
    days,
    gaps: days.filter((day, at) => missing.some((each) => each < day && each > (days[at - 1] ?? day))),
    series,
  };
  return { ok: true, value: { file, separator: found.separator, dates, leftOut } };
}

/** Just before the later one, whichever way the lines are ordered; NaN at an end of the table. */
const dayBetween = (before: Line | undefined, after: Line | undefined, dates: DateLayout): number => {
  const around = [before, after].map((line) => readFactorDate(line?.cells[0] ?? '', dates) ?? Number.NaN);
  return Math.max(...around) - 0.5;
};

const linesOf = (text: string, sign: string | RegExp): readonly Line[] =>
  text.split(/\r\n|\r|\n/u).map((each, at) => {
    const cells = (typeof sign === 'string' ? each : each.trim())
      .split(sign)
      .map((cell) => cell.trim().replace(/^"(.*)"$/u, '$1'));
    // A separator at the end of a line begins no cell.
    while (cells.length > 1 && cells.at(-1) === '') cells.pop();
    return { line: at + 1, cells };
  });

/** Rows that begin with a date, up to a line of another kind; the most there are, with the line before them. */
function largestBlock(lines: readonly Line[]): {
  readonly rows: readonly Line[];
  readonly header: Line | null;
} {
  let best: { rows: Line[]; header: Line | null } = { rows: [], header: null };
  let own: typeof best | null = null;
  let before: Line | null = null;
  for (const each of lines) {
    const isBlank = each.cells.every((cell) => cell === '');
    const width = own?.rows[0]?.cells.length;
    if (isRow(each.cells) || (own && !isBlank && each.cells.length === width && each.cells.length > 1)) {
      own ??= { rows: [], header: before };
      own.rows.push(each);
    } else own = null;
    if (own && own.rows.length > best.rows.length) best = own;
    if (!isBlank) before = each;
  }
  return best;
}

const isRow = ([first = '', ...rest]: readonly string[]): boolean =>
  /^\d{1,8}([-/.]\d{1,2}){0,2}([-/.]\d{4})?$/u.test(first) &&
  detectDateLayout([first]) !== null &&
  rest.some((cell) => /\d/u.test(cell));

function namesOf(header: Line | null, width: number): readonly string[] {
  const cells = header?.cells ?? [];
  const given = cells.length === width ? cells.slice(1) : cells.length === width - 1 ? cells : [];
  const areNames = given.length > 0 && given.every((cell) => !/^[-+]?[\d.,]+%?$/u.test(cell));
  return Array.from({ length: width - 1 }, (_, at) =>
    areNames && given[at] ? given[at] : messages.factorNumber(at + 1),
  );
}

/** What K. R. French’s data library has in place of a return. */
const missingMarks: ReadonlySet<number> = new Set([-99.99, -999, -999.99]);

function readReturn(cell: string, separator: Separator): number | null {
  const plain = cell.replace(/[%\s]/gu, '').replace('−', '-');
  const text = separator !== 'comma' && !plain.includes('.') ? plain.replace(',', '.') : plain;
  if (!/^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/iu.test(text)) return null;
  const value = Number(text);
  return missingMarks.has(value) ? null : value;
}

function mostFrequent(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce((best, each) => (each[1] > best[1] ? each : best))[0];
}

/** Half of the returns of the widest series are above this in percent, and below it in fractions, by day, week or month. */
const usualSize = 0.1;

function unitOf(series: readonly FileSeries[]): FactorUnit {
  const sizes = series.map(({ values }) => {
    const sorted = values.map(Math.abs).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? 0;
  });
  return Math.max(...sizes) > usualSize ? 'percent' : 'fraction';
}
