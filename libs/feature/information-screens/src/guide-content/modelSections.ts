import type { CompiledModel, LineDefinition } from '@finance-analyst/model-engine';
import { formulaInWords } from '@finance-analyst/valuation';
import { messages } from '../messages.js';
import type { GuideSection } from '../user-guide/GuideSection.js';
import { assumptionTexts } from './assumptionTexts.js';

function formulaText(model: CompiledModel, { formula, seed, history }: LineDefinition): string {
  const forecast = `= ${formulaInWords(model, formula)}`;
  if (history !== undefined) return `${forecast}; historical years are ${formulaInWords(model, history)}`;
  return seed === undefined
    ? forecast
    : `${forecast}; the year before the first forecast year is ${formulaInWords(model, seed)}`;
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
      'Taken from the model that computes the figures. “Final-year” is the last forecast year and “total” adds all forecast years; `period` is the number of the forecast year; `^` raises to a power. Without the condition at the end of a formula, there is no value.',
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
          `${messages.severities[severity]}: ${formulaInWords(model, condition)}`,
          message.replaceAll(/\{[a-z_]+\}/g, '…'),
        ]),
      },
    ],
  },
];
