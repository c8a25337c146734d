import { readFigureName, type ValuationModelBody } from '@finance-analyst/documents';
import type { CompiledModel } from '@finance-analyst/model-engine';
import type { HistoricalYear } from '@finance-analyst/valuation';
import { inputLabel } from '../editing/inputWords.js';
import { methodViewOf } from '../method/methodViewOf.js';
import { messages } from './messages.js';
import type { NotedFigure } from './NotedFigure.js';

/** What names the figures of a model. */
export interface NamedModel {
  readonly body: Pick<ValuationModelBody, 'template'>;
  readonly history: readonly HistoricalYear[];
  /** Null if it cannot be computed. */
  readonly model: Pick<CompiledModel, 'inputs' | 'lines'> | null;
}

/** A noted figure as the forecast and its fields name it: `Growth 2027`, `Beta`, `Revenue, TTM to 2026-09-30`. */
export function noteLabel({ body, history, model }: NamedModel, noted: NotedFigure): string {
  const { yearEnd } = noted;
  const { name, kind } = readFigureName(noted.name);
  if (name === 'upside') return messages.upside;
  const view = methodViewOf(body.template);
  const isNamed = (one: { readonly name: string }): boolean => one.name === name;
  const row = view.forecastRows.find(isNamed) ?? view.forecastRows.find((one) => one.history === name);
  const isField = view.assumptionGroups.some(({ fields }) => fields.some(({ input }) => input === name));
  const inModel = (): string =>
    (model?.lines.find(isNamed) ?? model?.inputs.find(isNamed))?.label ?? name.replaceAll('_', ' ');
  const label = row?.fullLabel ?? (isField ? inputLabel(name, view) : inModel());
  if (kind !== null && yearEnd !== null)
    return kind === 'quarter' ? messages.quarterTo(label, yearEnd) : messages.twelveMonthsTo(label, yearEnd);
  return yearEnd === null ? label : `${label} ${fiscalYearOf(history, yearEnd)}`;
}

/** The fiscal year that ends on a day, past or forecast. */
function fiscalYearOf(history: NamedModel['history'], yearEnd: string): number {
  const year = Number(yearEnd.slice(0, 4));
  const past = history.find(({ period }) => period.end === yearEnd) ?? history.at(-1);
  // A fiscal year can be named after another calendar year than that of its end.
  return past ? year + past.period.fiscalYear - Number(past.period.end.slice(0, 4)) : year;
}
