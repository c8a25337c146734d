import { compileModel } from '@finance-analyst/model-engine';
import { quickBases } from '@finance-analyst/valuation';
import fc from 'fast-check';
import { circularCases } from './circularCases.js';
import { everyFunction } from './everyFunction.js';
import { expandedCases } from './expandedCases.js';
import { languageCases } from './languageCases.js';
import { quickEvaluators } from './quickEvaluators.js';
import { randomWorkbookModel } from './randomWorkbookModel.js';
import { templateCases } from './templateCases.js';
import { evaluatedAll, type WorkbookCase } from './WorkbookCase.js';

const randomModels = 60;
const seed = 20_261_123;

/**
 * Every template, circular references, segments and sub-models, currencies and quarters, the quick valuation, a model with
 * every function, and random models.
 */
export const longCases = (): readonly WorkbookCase[] => [
  ...templateCases(),
  ...circularCases(),
  ...expandedCases(),
  ...languageCases(),
  ...quickBases.map((basis) => ({
    name: `quick valuation by ${basis}`,
    evaluators: quickEvaluators(basis),
  })),
  {
    name: 'every function',
    evaluators: evaluatedAll(everyFunction.source, everyFunction.inputs),
  },
  ...fc
    .sample(
      randomWorkbookModel.filter(({ source }) => compileModel(source).ok),
      { numRuns: randomModels, seed },
    )
    .map(({ source, inputs }, index) => ({
      name: `random model ${index}`,
      evaluators: evaluatedAll(source, inputs),
    })),
];
