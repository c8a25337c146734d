import { messages } from './messages.js';
import type { TestResults } from './TestResults.js';

/** A results file to download. */
export interface ResultFile {
  readonly name: string;
  readonly content: Blob;
}

type Cell = string | number | null;

const columns = [
  'at',
  'sessionId',
  'kind',
  'task',
  'outcome',
  'seconds',
  'errors',
  'rageClicks',
  'score',
  'answers',
];

/** Prefixes text that a spreadsheet would run as a formula with an apostrophe. */
const cellText = (cell: Cell): string => {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** All results as rows; cells that do not apply are empty. */
export function resultsCsv({ tasks, scales }: TestResults): string {
  const rows: readonly (readonly Cell[])[] = [
    ...tasks.map(({ at, sessionId, task, outcome, seconds, errors, rageClicks }) => [
      ...[at, sessionId, 'task', task, outcome, seconds, errors, rageClicks, null, null],
    ]),
    ...scales.map(({ at, sessionId, score, answers }) => [
      ...[at, sessionId, 'scale', null, null, null, null, null, score, answers],
    ]),
  ];
  return [columns, ...rows].map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}

export const csvFile = (results: TestResults): ResultFile => ({
  name: `${messages.fileName}.csv`,
  content: new Blob([resultsCsv(results)], { type: 'text/csv' }),
});

export const jsonFile = (results: TestResults): ResultFile => ({
  name: `${messages.fileName}.json`,
  content: new Blob([`${JSON.stringify(results, null, 2)}\n`], { type: 'application/json' }),
});
