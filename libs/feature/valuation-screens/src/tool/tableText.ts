import { spreadsheetText, type FigureFormat, type FigureResult } from '@finance-analyst/figures';
import { quickFigure, type QuickInput } from '@finance-analyst/valuation';
import { caseInputsOf } from './caseInputsOf.js';
import type { EvaluatedCases } from './casesOf.js';
import { entryFormat } from './entryFormat.js';
import { inputName, messages } from './messages.js';
import { rowUnit } from './rowUnit.js';
import { basisInputs, caseInputs, sharedInputs, toolCases, type ToolEntries } from './ToolEntries.js';
import { toolFormat } from './toolFormat.js';
import { yearLines } from './yearLines.js';

/** Inputs, answers and years as spreadsheet cells, with all digits and the sample data label. */
export function tableText(
  entries: ToolEntries,
  cases: EvaluatedCases,
  given: { readonly locale: string; readonly company: string | null; readonly isSample: boolean },
): string {
  const { basis, currency } = entries;
  const write = (figure: FigureResult, format: FigureFormat): string =>
    spreadsheetText(figure, { ...format, locale: given.locale });
  const labelled = (label: string, format: FigureFormat): string =>
    [label, rowUnit(format)].filter(Boolean).join(', ');
  const perShare = toolFormat('per_share', entries);
  const entered = (input: QuickInput): readonly string[] =>
    toolCases.map((toolCase) => {
      const value = caseInputsOf(entries, toolCase)[input];
      return value === null ? '' : write({ ok: true, value }, entryFormat(input, value, currency));
    });
  const answered = (
    name: keyof NonNullable<EvaluatedCases['base']['answer']>,
    unit: 'per_share' | 'rate' | 'multiple',
  ) =>
    toolCases.map((toolCase) => {
      const figure = cases[toolCase].answer?.[name];
      return figure ? write(figure, toolFormat(unit, entries)) : '';
    });
  const inputs = [...caseInputs, ...sharedInputs, ...basisInputs].filter(
    (input) => input !== 'netDebt' || basis === 'operating-income',
  );
  const years = toolCases.flatMap((toolCase) => {
    const { evaluation } = cases[toolCase];
    if (!evaluation.ok) return [];
    const { evaluator } = evaluation;
    const periods = Array.from({ length: evaluator.model.timeline.forecastPeriods }, (_, index) => index + 1);
    return [
      [],
      [messages.yearsTable(messages.cases[toolCase]), ...periods.map((period) => messages.year(period))],
      ...yearLines.map((name) => {
        const item = evaluator.model.itemByName.get(name);
        const format = toolFormat(item?.unit.kind ?? 'number', entries);
        return [
          labelled(item?.label ?? name, format),
          ...periods.map((period) => write(quickFigure(evaluator, name, period), format)),
        ];
      }),
    ];
  });
  const rows: readonly (readonly string[])[] = [
    [given.company ?? messages.title, ...(given.isSample ? [messages.sampleData] : [])],
    ['', ...toolCases.map((toolCase) => messages.cases[toolCase])],
    ...inputs.map((input) => [
      labelled(inputName(input, basis), entryFormat(input, 0, currency)),
      ...entered(input),
    ]),
    [labelled(messages.valuePerShare, perShare), ...answered('valuePerShare', 'per_share')],
    [labelled(messages.exitPrice, perShare), ...answered('exitPrice', 'per_share')],
    [messages.upside, ...answered('upside', 'rate')],
    [messages.impliedReturn, ...answered('impliedReturn', 'rate')],
    [messages.impliedGrowthLabel, ...answered('impliedGrowth', 'rate')],
    [messages.impliedMultipleLabel(messages.bases[basis]), ...answered('impliedMultiple', 'multiple')],
    ...years,
  ];
  return rows.map((row) => row.join('\t')).join('\n');
}
