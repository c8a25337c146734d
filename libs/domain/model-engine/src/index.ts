export { compileModel, type Compilation, type CompileOptions } from './compileModel.js';
export { engineVersion } from './engineVersion.js';
export type {
  CheckDefinition,
  CompiledItem,
  CompiledModel,
  Definition,
  InputDefinition,
  LineDefinition,
} from './compiledModel.js';
export type { Timeline } from './timeline.js';
export type { ModelError, ModelErrorCode } from './language/modelError.js';
export type { SourceSpan } from './language/sourceSpan.js';
export type { Severity } from './language/syntaxTree.js';
export { modelLimits } from './language/limits.js';
export { functionTable, type FunctionDefinition } from './analysis/functionTable.js';
export { isoDate } from './calendar/isoDate.js';
export { monthsLater } from './calendar/monthsLater.js';
export { parseIsoDate } from './calendar/parseIsoDate.js';
export {
  currencyOf,
  describeRate,
  describeUnit,
  namedUnits,
  type Unit,
  type UnitKind,
} from './units/unit.js';
export { createEvaluator, type EvaluatorResult } from './evaluation/createEvaluator.js';
export type { Evaluator } from './evaluation/evaluator.js';
export type { Figure, FigureRef } from './evaluation/figure.js';
export type { InputFigure, InputProblem, InputValues } from './evaluation/inputValues.js';
export type { CheckResult, FigureFormatter } from './evaluation/checkResult.js';
export type { Derivation, DerivationOperand } from './evaluation/derivation.js';
export type { Formula } from './analysis/formula.js';
export { circleRounds } from './evaluation/circleRounds.js';
export {
  formulaView,
  type CircularFigure,
  type FormulaCircle,
  type FormulaItem,
  type FormulaView,
} from './formulaView.js';
export {
  periodRange,
  quarterInYear,
  quartersPerYear,
  yearOfQuarter,
  type PeriodRange,
} from './program/yearsAndQuarters.js';
export { operation, type Operation } from './program/operation.js';
export { labelledFormula } from './evaluation/labelledFormula.js';
export { formatFigure } from './evaluation/formatFigure.js';
export { withYears } from './withYears.js';
export { solveInput, type Solution, type SolveRequest } from './evaluation/solveInput.js';
export { derivationTree, type DerivationTree, type TreeLimits } from './evaluation/derivationTree.js';
export { createBatch, defaultBlockLength } from './many/createBatch.js';
export type { Batch, BatchFailures, BatchRequest, BatchResult } from './many/batchRequest.js';
export { exponential } from './arithmetic/exponential.js';
export { logarithm } from './arithmetic/logarithm.js';
export { power } from './arithmetic/power.js';
export { assemblyLoader, type Assembly } from './webassembly/assemblyLoader.js';
