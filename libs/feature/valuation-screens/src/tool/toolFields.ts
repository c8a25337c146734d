import { quickBases, type QuickInput } from '@finance-analyst/valuation';
import { basisInputs, sharedInputs, toolCases, type ToolField } from './ToolEntries.js';

/** Every field and its input. */
export const toolFields: ReadonlyMap<ToolField, QuickInput> = new Map<ToolField, QuickInput>([
  ...sharedInputs.map((input) => [input, input] as const),
  ...toolCases.map((toolCase) => [`growth.${toolCase}`, 'growth'] as const),
  ...quickBases.flatMap((basis) => [
    ...basisInputs.map((input) => [`${basis}.${input}`, input] as const),
    ...(['finalMargin', 'multiple'] as const).flatMap((input) =>
      toolCases.map((toolCase) => [`${basis}.${input}.${toolCase}`, input] as const),
    ),
  ]),
]);
