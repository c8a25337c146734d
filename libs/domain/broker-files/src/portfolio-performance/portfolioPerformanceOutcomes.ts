import { absoluteOf } from '../decimal/absoluteOf.js';
import type { Cells } from '../cells/Cells.js';
import { cellsOfLine } from '../cells/cellsOfLine.js';
import type { LinesOutcome } from '../file/Outcome.js';
import { readableOutcome } from '../layouts/eachLine.js';
import { normalizeHeader } from '../table/normalizeHeader.js';
import { ownValue } from '../table/ownValue.js';
import type { SourceLine } from '../table/SourceLine.js';
import type { Table } from '../table/Table.js';
import { createFiledCells, type FiledCells } from './FiledCells.js';
import { portfolioPerformanceOutcome } from './portfolioPerformanceOutcome.js';
import { portfolioPerformanceWords, type PortfolioPerformanceType } from './portfolioPerformanceTypes.js';

interface Line {
  readonly source: SourceLine;
  readonly cells: Cells;
  readonly filed: FiledCells;
  readonly type: PortfolioPerformanceType | undefined;
}

/** What the lines of a file are. Of a transfer that is listed in both of its accounts, both lines are one row. */
export function portfolioPerformanceOutcomes(table: Table): readonly LinesOutcome[] {
  const read = cellsOfLine(table);
  const lines = table.lines.map((source): Line => {
    const cells = read(source);
    const filed = createFiledCells(cells);
    const type = ownValue(portfolioPerformanceWords, normalizeHeader(filed.text('type')));
    return { source, cells, filed, type };
  });
  const inbound = new Map<string, Line[]>();
  for (const line of lines)
    if (line.type === 'transfer-in') {
      const key = transferKey(line.filed, 'in');
      inbound.set(key, [...(inbound.get(key) ?? []), line]);
    }
  const partners = new Map<Line, Line>();
  for (const line of lines) {
    if (line.type !== 'transfer-out' || !hasOtherAccount(line.filed)) continue;
    const partner = inbound.get(transferKey(line.filed, 'out'))?.shift();
    if (partner) partners.set(line, partner);
  }
  const joined = new Set(partners.values());
  return lines
    .filter((line) => !joined.has(line))
    .map((line): LinesOutcome => {
      const partner = partners.get(line);
      const outcome = portfolioPerformanceOutcome(line.type, line.filed);
      return {
        lines: partner ? [line.source, partner.source] : [line.source],
        outcome: readableOutcome(outcome, line.cells, ...(partner ? [partner.cells] : [])),
      };
    });
}

const hasOtherAccount = ({ text }: FiledCells): boolean =>
  text('otherCashAccount') !== '' || text('otherDepot') !== '';

/** Equal for both lines of a transfer in one currency. */
function transferKey({ text, amount, date }: FiledCells, side: 'in' | 'out'): string {
  const accounts = [text('cashAccount') || text('depot'), text('otherCashAccount') || text('otherDepot')];
  const [from, to] = side === 'out' ? accounts : accounts.toReversed();
  const size = (text: string | undefined): string => (text === undefined ? '' : absoluteOf(text));
  return [
    date('date'),
    text('currency'),
    size(amount('value')),
    size(amount('shares')),
    text('isin'),
    text('name'),
    from,
    to,
  ].join('|');
}
