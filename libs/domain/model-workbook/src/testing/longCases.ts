import { compileModel, type Evaluator } from '@finance-analyst/model-engine';
import {
  evaluateQuickValuation,
  freeCashFlowToFirmExample,
  freeCashFlowToFirmModel,
  quickBases,
} from '@finance-analyst/valuation';
import fc from 'fast-check';
import { everyFunction } from './everyFunction.js';
import { freeCashFlowChanges } from './freeCashFlowChanges.js';
import { quickCases } from './quickCases.js';
import { randomWorkbookModel } from './randomWorkbookModel.js';
import { evaluated } from './workbookOf.js';

/** One model with several sets of inputs: the workbook is made for the first and changed to the others. */
export interface LongCase {
  readonly name: string;
  readonly evaluators: readonly [Evaluator, ...Evaluator[]];
}

const randomModels = 60;
const seed = 20_261_123;

/** Both templates, a model with every function, and random models. */
export const longCases = (): readonly LongCase[] => [
  ...[1, 5, 12].map((years) => ({
    name: `free cash flow, ${years} years`,
    evaluators: evaluatorsOf(
      [{}, ...freeCashFlowChanges].map((changes) =>
        evaluated(freeCashFlowToFirmModel(years), {
          ...freeCashFlowToFirmExample,
          revenue_growth: 0.07,
          ...changes,
        }),
      ),
    ),
  })),
  ...quickBases.map((basis) => ({
    name: `quick valuation by ${basis}`,
    evaluators: evaluatorsOf(
      quickCases.map((inputs) => {
        const evaluation = evaluateQuickValuation({ ...inputs, basis });
        if (!evaluation.ok) throw new Error('the inputs are incomplete');
        return evaluation.evaluator;
      }),
    ),
  })),
  {
    name: 'every function',
    evaluators: evaluatorsOf(everyFunction.inputs.map((inputs) => evaluated(everyFunction.source, inputs))),
  },
  ...fc
    .sample(
      randomWorkbookModel.filter(({ source }) => compileModel(source).ok),
      { numRuns: randomModels, seed },
    )
    .map(({ source, inputs }, index) => ({
      name: `random model ${index}`,
      evaluators: evaluatorsOf(inputs.map((values) => evaluated(source, values))),
    })),
];

const evaluatorsOf = (evaluators: readonly Evaluator[]): readonly [Evaluator, ...Evaluator[]] =>
  evaluators as readonly [Evaluator, ...Evaluator[]];
