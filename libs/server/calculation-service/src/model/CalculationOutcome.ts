import type { ErrorDetail, ModelCalculationResponse } from '@finance-analyst/contracts';

/** Why a calculation has no result, in the fields of an error body. */
export interface CalculationProblem {
  readonly ok: false;
  readonly code:
    | 'unknown-template'
    | 'model-too-large'
    | 'model-does-not-compile'
    | 'inputs-do-not-fit'
    | 'unknown-name'
    | 'impossible-simulation'
    | 'impossible-period'
    | 'impossible-request'
    | 'impossible-series'
    | 'impossible-optimisation'
    | 'no-value'
    | 'no-default-valuation'
    | 'no-workbook';
  readonly message: string;
  readonly details: readonly ErrorDetail[];
}

export type Outcome<Value> = { readonly ok: true; readonly value: Value } | CalculationProblem;

export type CalculationOutcome = Outcome<ModelCalculationResponse>;
