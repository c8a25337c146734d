import type { ModelTemplate } from '@finance-analyst/documents';
import type { CompanyFundamentals, FiscalPeriod } from '@finance-analyst/market';
import type { CompiledModel, Evaluator, InputValues } from '@finance-analyst/model-engine';
import type { OpenQuestion } from '../company-defaults/CompanyDefaults.js';
import type { CompanyScenario } from '../company-defaults/companyScenarios.js';
import type { DerivationBasis } from '../derived-defaults/DerivationBasis.js';
import type { DerivedDefault } from '../derived-defaults/DerivedDefault.js';
import type { AssumptionSource } from '../default-assumptions/Assumption.js';
import type { HistoricalYear } from '../history/HistoricalYear.js';
import type { AnswerNames } from './AnswerNames.js';

/** What models saved with one template consist of beside their rows. */
export interface ModelMethod {
  readonly template: ModelTemplate;
  /** Inputs that have one value for each forecast year. */
  readonly driverInputs: ReadonlySet<string>;
  /** The compiled template with `years` forecast years, 1 to 50. */
  readonly model: (years: number, fundamentals: CompanyFundamentals) => CompiledModel;
  /** The inputs that are the company's statements and never edited. */
  readonly reportedInputs: (fundamentals: CompanyFundamentals) => InputValues;
  /** The filed figures of a period behind a reported input; none for another input. */
  readonly filedBehind: (input: string, period: FiscalPeriod) => readonly AssumptionSource[];
  /** The past in the terms of the model, oldest first. */
  readonly history: (fundamentals: CompanyFundamentals, evaluator: Evaluator) => readonly HistoricalYear[];
  /** The period that the forecast starts from; null if the statements lack it. */
  readonly basePeriod: (fundamentals: CompanyFundamentals) => FiscalPeriod | null;
  /** The defaults that follow from other inputs, each after those it depends on. */
  readonly derivedDefaults: readonly DerivedDefault[];
  /** The lines that have the past of a driver, by its name, where that is not its own. */
  readonly pastLines: Readonly<Record<string, string>>;
  /** What is left to decide; nothing in a method that does not ask. */
  readonly questions: (derivation: DerivationBasis) => readonly OpenQuestion[];
  /** The scenarios that the company's own history proposes; none in a method without them. */
  readonly scenarios: (derivation: DerivationBasis) => readonly CompanyScenario[];
  /** The names behind the headline, the sensitivity and the returns. */
  readonly answers: AnswerNames;
}
