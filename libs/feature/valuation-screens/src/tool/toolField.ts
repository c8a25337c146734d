import { quickBases, type QuickBasis, type QuickInput } from '@finance-analyst/valuation';
import {
  basisInputs,
  sharedInputs,
  toolCases,
  type BasisInput,
  type CaseInput,
  type SharedInput,
  type ToolCase,
  type ToolField,
} from './ToolEntries.js';

/** The field of an input that has a value for each case. Growth is the same with both multiples. */
export const caseField = (input: CaseInput, toolCase: ToolCase, basis: QuickBasis): ToolField =>
  input === 'growth' ? `growth.${toolCase}` : `${basis}.${input}.${toolCase}`;

const isBasisInput = (input: SharedInput | BasisInput): input is BasisInput =>
  basisInputs.some((one) => one === input);

/** The field of an input that the cases share. */
export const commonField = (input: SharedInput | BasisInput, basis: QuickBasis): ToolField =>
  isBasisInput(input) ? `${basis}.${input}` : input;

/** Every field there is and the input that it is of. */
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
