import type { BrokerFile, RefusedLine } from '@finance-analyst/broker-files';
import type { PortfolioBody } from '@finance-analyst/documents';
import { accountNamesIn, createLedger, editLedger, readLedger } from '@finance-analyst/portfolio';
import { checkLines } from './checkLines.js';
import { compareClosing } from './compareClosing.js';
import { findHeldBefore } from './findHeldBefore.js';
import { foundElsewhere } from './foundElsewhere.js';
import { highestEntry } from './highestEntry.js';
import type { ImportPlan } from './ImportPlan.js';
import type { ImportRequest } from './ImportRequest.js';
import { lastDayOf } from './lastDayOf.js';
import { lineRows } from './lineRows.js';
import { matchAccounts } from './matchAccounts.js';
import { matchInstruments } from './matchInstruments.js';
import { openingRows } from './openingRows.js';
import type { PlannedLine } from './PlannedLine.js';
import { separateDuplicates } from './separateDuplicates.js';
import { stateChanges } from './stateChanges.js';
import { valuationRows } from './valuationRows.js';

/** Plans an import step by step; between two steps, the fraction that is done. */
export function* planSteps(request: ImportRequest): Generator<number, ImportPlan, void> {
  const { body, file, choices, createId } = request;
  const accounts = matchAccounts(request);
  const instruments = matchInstruments(file, body, choices);
  const firstEntry = highestEntry(body) + 1;
  const lines = lineRows(file.transactions, { accounts, instruments, createId, firstEntry });
  yield 0.1;
  const { added: fresh, duplicates, duplicateRows } = separateDuplicates(lines, body.rows);
  yield 0.25;
  const allAccounts = accountsWith(body, accounts);
  const namesIn = accountNamesIn(allAccounts);
  const before = createLedger(body.rows, allAccounts);
  const stateBefore = readLedger(before);
  yield 0.45;
  const openings = openingRows(choices.openings, lines, {
    accounts,
    instruments: instruments.values(),
    createId,
  });
  const opened = openings.length > 0 ? editLedger(before, { put: openings }) : before;
  const checked = checkLines(opened, fresh);
  yield 0.85;
  const added = checked.added.flatMap(({ rows }) => rows);
  const valuations = valuationRows(choices.prices, instruments, added, createId);
  const isValuation = new Set(valuations.map(({ id }) => id));
  const refusedValuations =
    valuations.length > 0
      ? readLedger(editLedger(checked.ledger, { put: valuations })).refused.filter(({ id }) =>
          isValuation.has(id),
        )
      : [];
  const refusedBefore = new Set(stateBefore.refused.map(({ id }) => id));
  return {
    accounts,
    instruments: [...instruments.values()],
    added: checked.added,
    openings,
    valuations: valuations.filter(({ id }) => refusedValuations.every((refused) => refused.id !== id)),
    refusedValuations: refusedValuations.map(({ id, reason }) => ({ id, reason: namesIn(reason) })),
    lastDay: lastDayOf(file),
    heldBefore: findHeldBefore(
      checked.refused.map(({ line }) => line),
      [...body.rows, ...openings, ...fresh.flatMap(({ rows }) => rows)],
      { accounts, instruments, closing: file.closing },
    ),
    duplicates,
    duplicateRows,
    refused: refusedLines(file, checked.refused, namesIn),
    ignored: file.ignored,
    linesRead: file.linesRead,
    changes: stateChanges(stateBefore, checked.state),
    closing: file.closing && compareClosing(file.closing, checked.ledger, accounts, instruments),
    invalidated: checked.state.refused
      .filter(({ id }) => !refusedBefore.has(id))
      .map(({ id, reason }) => ({ id, reason: namesIn(reason) })),
    elsewhere: foundElsewhere(checked.added, body.rows, accounts),
  };
}

function accountsWith(body: PortfolioBody, matches: ImportPlan['accounts']): PortfolioBody['accounts'] {
  const fresh = matches.filter(({ isNew }) => isNew).map(({ account }) => account);
  return [...body.accounts, ...new Set(fresh)];
}

/** Lines that the layout refused and those that the ledger refused, in the order of the file. */
function refusedLines(
  file: BrokerFile,
  byLedger: readonly { readonly line: PlannedLine; readonly reason: string }[],
  namesIn: (reason: string) => string,
): readonly RefusedLine[] {
  if (byLedger.length === 0) return file.refused;
  const cellsOf = new Map((file.table?.lines ?? []).map(({ line, cells }) => [line, cells]));
  const own = byLedger.flatMap(({ line: { line, furtherLines }, reason }) =>
    [line, ...furtherLines].map((place) => ({
      line: place,
      cells: cellsOf.get(place) ?? [],
      reason: namesIn(reason),
    })),
  );
  return [...file.refused, ...own].sort((a, b) => a.line - b.line);
}
