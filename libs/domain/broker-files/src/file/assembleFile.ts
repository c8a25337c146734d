import type { SourceLine } from '../table/SourceLine.js';
import type { BrokerFile } from './BrokerFile.js';
import { inMajorUnits } from './inMajorUnits.js';
import type { LinesOutcome, Outcome } from './Outcome.js';
import { settledRow } from './settledRow.js';
import { sizeProblem } from './sizeProblem.js';
import { transactionProblem } from './transactionProblem.js';

type Assembled = Pick<BrokerFile, 'transactions' | 'refused' | 'ignored' | 'linesRead'>;

/**
 * Accounts for every line of a file: those that no outcome names are refused, and so are all lines of a transaction that
 * no ledger can have.
 */
export function assembleFile(lines: readonly SourceLine[], outcomes: readonly LinesOutcome[]): Assembled {
  const named = new Set(outcomes.flatMap((outcome) => outcome.lines));
  const left = lines.filter((line) => !named.has(line));
  const all: LinesOutcome[] = [
    ...outcomes.map(checked),
    ...left.map((line) => ({ lines: [line], outcome: { refused: 'The line is not part of this layout.' } })),
  ].sort((a, b) => firstLine(a) - firstLine(b));
  return {
    transactions: all.flatMap(transactionsOf),
    refused: all.flatMap(({ lines: own, outcome }) =>
      'refused' in outcome ? own.map(({ line, cells }) => ({ line, cells, reason: outcome.refused })) : [],
    ),
    ignored: ignoredOf(all),
    linesRead: lines.length,
  };
}

const firstLine = ({ lines }: LinesOutcome): number =>
  lines.reduce((first, { line }) => Math.min(first, line), Number.POSITIVE_INFINITY);

function checked({ lines, outcome }: LinesOutcome): LinesOutcome {
  if (!('transactions' in outcome)) return { lines, outcome };
  const transactions = outcome.transactions.map((filed) => ({
    ...filed,
    row: inMajorUnits(settledRow(filed.row, lines)),
  }));
  const problem = transactions
    .map((filed) => transactionProblem(filed) ?? sizeProblem(filed.row))
    .find((reason) => reason !== null);
  const isEmpty = transactions.length === 0;
  const refused: Outcome = { refused: problem ?? 'The line states no transaction.' };
  return { lines, outcome: problem || isEmpty ? refused : { transactions } };
}

function transactionsOf({ lines, outcome }: LinesOutcome): BrokerFile['transactions'] {
  if (!('transactions' in outcome)) return [];
  const [line = 0, ...furtherLines] = lines.map((source) => source.line).sort((a, b) => a - b);
  return outcome.transactions.map((filed) => ({ line, furtherLines, ...filed }));
}

function ignoredOf(all: readonly LinesOutcome[]): BrokerFile['ignored'] {
  const byReason = new Map<string, number[]>();
  for (const { lines, outcome } of all) {
    if (!('ignored' in outcome)) continue;
    const own = byReason.get(outcome.ignored) ?? [];
    for (const { line } of lines) own.push(line);
    byReason.set(outcome.ignored, own);
  }
  return [...byReason].map(([reason, own]) => ({ reason, lines: own }));
}
