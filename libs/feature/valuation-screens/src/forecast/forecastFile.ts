import { figuresFile, type ChartFile, type ChartTable } from '@finance-analyst/charts';
import { formatFigure, sentences, type FigureResult } from '@finance-analyst/figures';
import { sourcesOfValuation, type Valuation } from '@finance-analyst/valuation';
import { modelNode } from '../derivation/modelNode.js';
import type { DerivationFormatting } from '../derivation/Writing.js';
import { modelFacts } from '../export/modelFacts.js';
import { modelFileName } from '../export/modelFileName.js';
import type { ModelOfFiles } from '../export/ModelOfFiles.js';
import { columnId, figureIn, forecastColumns, pastLabel } from '../grid/forecastCells.js';
import { methodViewOf } from '../method/methodViewOf.js';
import { figureFormat } from '../model/figureFormat.js';
import { forecastFigure } from './forecastFigure.js';
import { forecastYearLabel } from './forecastYearLabel.js';
import { messages } from './messages.js';
import { partialYear, partialYearFormat } from './partialYear.js';

/** The table of history and forecast as a file, with its signs. */
export function forecastFile(
  valuation: Valuation,
  historyYears: number,
  of: ModelOfFiles,
  hasInterim = false,
): ChartFile {
  const { body, sample } = valuation;
  const { forecastRows } = methodViewOf(body.template);
  const columns = forecastColumns(valuation, historyYears, hasInterim);
  const format = figureFormat('amount', { currency: body.currency });
  const table: ChartTable = {
    rowTitle: messages.fiscalYear,
    columns: columns.map((column) => ({
      id: columnId(column),
      label: column.kind === 'filed' ? pastLabel(column.year) : forecastColumnLabel(valuation, column.period),
      format,
    })),
    textColumns: [messages.fileReason(forecastYearLabel(valuation, 1))],
    rows: forecastRows.map((row) => ({
      id: row.name,
      label: row.fullLabel,
      texts: [reasonOf(valuation, row.name)],
      figures: columns.map((column) =>
        column.kind === 'filed'
          ? (figureIn(valuation, { row, column }) ?? { ok: false, reason: '' })
          : withoutYear(
              forecastFigure(valuation, row, column.period),
              forecastYearLabel(valuation, column.period),
            ),
      ),
    })),
  };
  const isAheadOnly = columns.some(
    (column) =>
      column.kind === 'filed' && forecastRows.some((row) => figureIn(valuation, { row, column }) === null),
  );
  return figuresFile(modelFileName(body, of.model, messages.fileName), table, {
    title: messages.titleOf(body.instrument.name),
    facts: [
      ...modelFacts(valuation, of),
      ...(isAheadOnly ? [[messages.filePast, messages.onlyAhead] as const] : []),
    ],
    unit: messages.fileUnits(body.currency),
    provenance: sourcesOfValuation(valuation),
    isSample: sample,
  });
}

/** The column has the year, so that all years with one reason share it. */
const withoutYear = (figure: FigureResult, year: string): FigureResult =>
  figure.ok ? figure : { ok: false, reason: figure.reason.replace(` in ${year}`, '') };

/** Figures and days as in the rest of the file, whatever the locale. */
const fileFormatting: DerivationFormatting = {
  format: (figure, format) => formatFigure(figure, { ...format, locale: 'en-US' }),
  formatDate: (day) => day,
};

/** Why the first forecast figure of a row is what it is: the reason of an assumption, or the formula of a line. */
function reasonOf(valuation: Valuation, name: string): string {
  const { formula, notes } = modelNode(
    valuation,
    { scale: 'units', formatting: fileFormatting },
    { name, period: 1 },
    '',
  );
  return formula ?? sentences(notes);
}

/** `2026 forecast`, or `2026 forecast, 0.6 yr` for a part of the year. */
function forecastColumnLabel(valuation: Valuation, period: number): string {
  const year = forecastYearLabel(valuation, period);
  const partial = partialYear(valuation, period);
  return partial
    ? messages.forecastPart(year, formatFigure(partial.years, { ...partialYearFormat, locale: 'en-US' }))
    : messages.forecastYear(year);
}
