import type { QuickBasis } from '@finance-analyst/valuation';
import { basisInputs, type BasisInput, type SharedInput, type ToolField } from './ToolEntries.js';

const isBasisInput = (input: SharedInput | BasisInput): input is BasisInput =>
  basisInputs.some((one) => one === input);

/** The field of an input that the cases share. */
export const commonField = (input: SharedInput | BasisInput, basis: QuickBasis): ToolField =>
  isBasisInput(input) ? `${basis}.${input}` : input;
