import { formulaView, type Evaluator, type FormulaView } from '@finance-analyst/model-engine';
import { CannotBeWritten } from './excel-formula/CannotBeWritten.js';
import { optionText } from './excel-formula/optionText.js';
import { defaultPeriodLabel, defaultYearLabel, messages } from './messages.js';
import { checksSheet } from './sheets/checksSheet.js';
import { planRounds } from './sheets/planRounds.js';
import { createModelLayout } from './sheets/createModelLayout.js';
import { isBlankInput } from './sheets/isBlankInput.js';
import { itemRows, modelSheet } from './sheets/modelSheet.js';
import { notesSheet } from './sheets/notesSheet.js';
import { sourcesSheet } from './sheets/sourcesSheet.js';
import { summaryHeight } from './sheets/summaryRows.js';
import { tableSheet } from './sheets/tableSheet.js';
import { titleRows } from './sheets/titleRows.js';
import type { WorkbookParts } from './sheets/WorkbookParts.js';
import { definedNames } from './spreadsheet/definedNames.js';
import type { Spreadsheet } from './spreadsheet/Spreadsheet.js';
import type { WorkbookOptions } from './WorkbookOptions.js';

/** The workbook of a model as plain data. Throws `CannotBeWritten` where Excel has no form for a part of it. */
export function layOutWorkbook(evaluator: Evaluator, options: WorkbookOptions): Spreadsheet {
  const { timeline } = evaluator.model;
  const view = formulaView(evaluator.model);
  const rounds = planRounds(evaluator, view);
  const optionTexts = readOptionTexts(view, options);
  const isNegated = (position: number): boolean => {
    const { kind, name = '' } = view.items[position] ?? {};
    return kind === 'line' && options.negatedLines?.has(name) === true;
  };
  const modelTitles = titleRows(options, [messages.legend]);
  const parts: WorkbookParts = {
    evaluator,
    view,
    layout: createModelLayout(
      view,
      timeline,
      modelTitles.length,
      summaryHeight(options, view),
      rounds.count,
      isNegated,
    ),
    rounds,
    options,
    periodLabel: ({ period, isYearly }) =>
      isYearly
        ? (options.yearLabel ?? defaultYearLabel)(period)
        : (options.periodLabel?.(period) ?? defaultPeriodLabel(period, timeline)),
    optionTexts,
    isBlank: (position, period) => isBlankInput(evaluator, view, position, period),
    isNegated,
    chosen: (position) => {
      const { name = '', options: names = [] } = view.items[position] ?? {};
      return optionTexts(position)[names.indexOf(String(evaluator.inputs()[name]))] ?? '';
    },
  };
  const { layout } = parts;
  // Formulas ask for working rows, so the sheet that has them comes together last.
  const items = itemRows(parts);
  const checks = checksSheet(parts);
  const positions = [...layout.inputs, ...layout.lines];
  const nameOf = (position: number): string => view.items[position]?.name ?? '';
  const accepted = definedNames(positions.map(nameOf));
  return {
    title: options.title,
    createdAt: options.createdAt,
    mark: options.isSample === true ? messages.sample : '',
    sheets: [
      modelSheet(parts, modelTitles, items),
      sourcesSheet(parts),
      checks,
      ...(options.tables ?? []).map((table) => tableSheet(table, parts)),
      ...notesSheet(options),
    ],
    names: positions.map((position) => ({
      name: accepted.get(nameOf(position)) ?? '',
      range: `${messages.sheets.model}!${layout.rangeOf(position)}`,
    })),
  };
}

/** The texts of every choice. Excel tells them apart without regard to case. */
function readOptionTexts(
  { items }: FormulaView,
  { optionLabel = () => undefined }: WorkbookOptions,
): (position: number) => readonly string[] {
  const texts = items.map(({ name, label, options = [] }) => {
    const labels = options.map((option) => optionLabel(name, option) ?? optionText(option));
    if (new Set(labels.map((text) => text.toLowerCase())).size < labels.length)
      throw new CannotBeWritten(`Two options of ${label} have the same text.`);
    return labels;
  });
  return (position) => texts[position] ?? [];
}
