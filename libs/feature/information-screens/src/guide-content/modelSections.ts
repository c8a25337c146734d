import type { CompiledModel } from '@finance-analyst/model-engine';
import { messages } from '../messages.js';
import type { GuideSection } from '../user-guide/GuideSection.js';
import { readableFormula } from '../user-guide/readableFormula.js';
import { assumptionTexts } from './assumptionTexts.js';

/** What the model itself says of its inputs, lines and checks: the guide cannot say anything else. */
export const modelSections = (model: CompiledModel): readonly GuideSection[] => [
  {
    id: 'assumptions',
    title: 'Every assumption and where it starts',
    blocks: [
      'An edited assumption shows the value that it started with and a way back to it. What can only be a slip of the hand, such as a negative share count, is refused where it is typed.',
      { terms: model.inputs.map(({ name, label }) => [label, assumptionTexts[name] ?? ''] as const) },
    ],
  },
  {
    id: 'formulas',
    title: 'Every formula',
    blocks: [
      'Taken from the model that computes the figures. `if(condition; this; else that)` is as in a spreadsheet; `require(condition; formula)` has no figure unless the condition holds; `last` is the final forecast year, `sum` goes over all of them; `^` is to the power of.',
      {
        terms: model.lines.map(({ label, formula, seed }) => [
          label,
          seed === undefined
            ? `= ${readableFormula(model, formula)}`
            : `= ${readableFormula(model, formula)}; the year before the first is ${readableFormula(model, seed)}`,
        ]),
      },
    ],
  },
  {
    id: 'checks',
    title: 'Integrity checks',
    keywords: ['validation', 'errors', 'warnings'],
    blocks: [
      'A model is checked after every edit. Errors mean that the value is none; warnings, that it rests on something unusual; notes are worth a look.',
      {
        terms: model.checks.map(({ severity, condition, message }) => [
          `${messages.severities[severity]}: ${readableFormula(model, condition)}`,
          message.replaceAll(/\{[a-z_]+\}/g, '…'),
        ]),
      },
    ],
  },
];
