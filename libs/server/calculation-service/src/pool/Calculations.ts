import type {
  ModelCalculationRequest,
  ModelCalculationResponse,
  OptimisationRequest,
  OptimisationResponse,
  ReturnsRequest,
  ReturnsResponse,
  RiskRequest,
  RiskResponse,
  SimulationRequest,
  SimulationResponse,
} from '@finance-analyst/contracts';
import type { Outcome } from '../model/CalculationOutcome.js';
import type { WorkbookTask } from '../workbook/modelWorkbook.js';
import type { CompanyWorkbookTask } from '../workbook/companyWorkbook.js';

/** What threads compute: the request and the answer of each kind of calculation. */
export interface Calculations {
  readonly model: { readonly request: ModelCalculationRequest; readonly value: ModelCalculationResponse };
  readonly workbook: { readonly request: WorkbookTask; readonly value: Uint8Array };
  readonly companyWorkbook: { readonly request: CompanyWorkbookTask; readonly value: Uint8Array };
  readonly returns: { readonly request: ReturnsRequest; readonly value: ReturnsResponse };
  readonly risk: { readonly request: RiskRequest; readonly value: RiskResponse };
  readonly optimisation: { readonly request: OptimisationRequest; readonly value: OptimisationResponse };
  readonly simulation: { readonly request: SimulationRequest; readonly value: SimulationResponse };
}

export type CalculationKind = keyof Calculations;

/** A calculation for a thread. */
export type CalculationTask = {
  readonly [Kind in CalculationKind]: {
    readonly kind: Kind;
    readonly request: Calculations[Kind]['request'];
  };
}[CalculationKind];

export type OutcomeOf<Kind extends CalculationKind> = Outcome<Calculations[Kind]['value']>;
