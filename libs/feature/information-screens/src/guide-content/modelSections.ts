import type { CompiledModel, LineDefinition } from '@finance-analyst/model-engine';
import { messages } from '../messages.js';
import type { GuideSection } from '../user-guide/GuideSection.js';
import { readableFormula } from '../user-guide/readableFormula.js';
import { assumptionTexts } from './assumptionTexts.js';

function formulaText(model: CompiledModel, { formula, seed, history }: LineDefinition): string {
  const forecast = `= ${readableFormula(model, formula)}`;
  if (history !== undefined) return `${forecast}; historical years are ${readableFormula(model, history)}`;
  return seed === undefined
    ? forecast
    : `${forecast}; the year before the first forecast year is ${readableFormula(model, seed)}`;
}

/**
 * The model's own descriptions of its inputs, lines and checks, so the guide cannot disagree with it. One beside the usual
 * model has addresses and titles of its own.
 */
export const modelSections = (
  model: CompiledModel,
  { address, companies }: { readonly address: string; readonly companies: string } = {
    address: '',
    companies: '',
  },
): readonly GuideSection[] => [
  {
    id: `${address}assumptions`,
    title: `Every assumption and where it starts${companies}`,
    blocks: [
      'An edited assumption shows its default and a button to reset it. Impossible entries, such as a negative share count, are rejected in the field.',
      'Historical years are computed from the figures as filed.',
      {
        terms: model.inputs
          .filter(({ name }) => !name.startsWith('reported_'))
          .map(({ name, label }) => [label, assumptionTexts[name] ?? ''] as const),
      },
    ],
  },
  {
    id: `${address}formulas`,
    title: `Every formula${companies}`,
    blocks: [
      'Taken from the model that computes the figures. `if(condition; this; else that)` works as in a spreadsheet; `require(condition; formula)` has no value unless the condition is true; `edate(day; months)` is the day that many months later; `period` is the number of the forecast year; `last` is the final forecast year, `sum` adds all forecast years; `^` raises to a power.',
      {
        terms: model.lines.map((line) => [line.label, formulaText(model, line)]),
      },
    ],
  },
  {
    id: `${address}checks`,
    title: `Integrity checks${companies}`,
    keywords: ['validation', 'errors', 'warnings'],
    blocks: [
      'A model is checked after every edit. An error means there is no value; a warning, that the value depends on something unusual; a note is worth a look.',
      {
        terms: model.checks.map(({ severity, condition, message }) => [
          `${messages.severities[severity]}: ${readableFormula(model, condition)}`,
          message.replaceAll(/\{[a-z_]+\}/g, '…'),
        ]),
      },
    ],
  },
];
