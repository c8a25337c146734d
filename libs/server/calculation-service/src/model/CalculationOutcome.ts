import type { ErrorDetail, ModelCalculationResponse } from '@finance-analyst/contracts';

/** Why a model has no result, in the fields of an error body. */
export interface CalculationProblem {
  readonly ok: false;
  readonly code:
    'unknown-template' | 'model-too-large' | 'model-does-not-compile' | 'inputs-do-not-fit' | 'unknown-name';
  readonly message: string;
  readonly details: readonly ErrorDetail[];
}

export type CalculationOutcome =
  { readonly ok: true; readonly value: ModelCalculationResponse } | CalculationProblem;
