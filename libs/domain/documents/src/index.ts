export { joinChunks } from './chunks/joinChunks.js';
export type { DocumentEnvelope } from './envelope/DocumentEnvelope.js';
export { createDocument, type NewDocument } from './envelope/createDocument.js';
export { isSameInstrument } from './instruments/isSameInstrument.js';
export type { MarketSymbol } from './instruments/MarketSymbol.js';
export { readSymbol } from './instruments/readSymbol.js';
export { writeSymbol } from './instruments/writeSymbol.js';
export type { BodyMigration, DocumentForm } from './kinds/DocumentForm.js';
export type { DocumentKindDefinition } from './kinds/DocumentKindDefinition.js';
export type { StoredBody } from './kinds/StoredBody.js';
export { commonNoun } from './kinds/commonNoun.js';
export { documentKindOf } from './kinds/documentKindOf.js';
export { rulesOfKinds } from './kinds/rulesOfKinds.js';
export {
  type AnalystDocument,
  type DocumentKind,
  documentKinds,
  type StoredDocument,
} from './kinds/documentKinds.js';
export type {
  DocumentInstrument,
  DocumentSummary,
  SummaryFigure,
  SummaryHeadline,
} from './kinds/DocumentSummary.js';
export { isPart } from './kinds/isPart.js';
export { isSummaryHeadline } from './kinds/isSummaryHeadline.js';
export { type NamedAttachment, splitAttachments, type WithoutAttachments } from './kinds/splitAttachments.js';
export { summaryOf } from './kinds/summaryOf.js';
export { summaryVersion } from './kinds/summaryVersion.js';
export type { Difference, FactDifference, OrderDifference, ValueDifference } from './merge/Difference.js';
export { conflictSide } from './merge/conflictSide.js';
export { differences } from './merge/differences.js';
export { documentMergeRules } from './merge/documentMergeRules.js';
export type { FactFields } from './merge/FactFields.js';
export type { FieldState } from './merge/FieldState.js';
export { isSameValue } from './merge/isSameValue.js';
export type { KeyedRows } from './merge/KeyedRows.js';
export { merge } from './merge/merge.js';
export type {
  ConflictSide,
  FactConflict,
  MergeConflict,
  OrderConflict,
  ValueConflict,
} from './merge/MergeConflict.js';
export { mergeDocuments } from './merge/mergeDocuments.js';
export type { Merged, RestoredPart } from './merge/Merged.js';
export type { MergeRules } from './merge/MergeRules.js';
export { settleConflict } from './merge/settleConflict.js';
export { createDocumentParser, type DocumentParser } from './parsing/createDocumentParser.js';
export { FormNotLoaded } from './parsing/FormNotLoaded.js';
export type { OpenedDocument, ParsedDocument, UnreadableDocument } from './parsing/ParsedDocument.js';
export { loadDocumentForms, parseDocument } from './parsing/parseDocument.js';
export { documentFromText, maximumTextLength } from './text/documentFromText.js';
export { documentToText } from './text/documentToText.js';
export { takeBack } from './portfolio/takeBack.js';
export { newPortfolioBody } from './portfolio/newPortfolioBody.js';
export type {
  Conviction,
  ConvictionLimits,
  ImportBatch,
  PortfolioAccount,
  PortfolioBody,
  PortfolioDocument,
  PortfolioInstrument,
  PortfolioPreset,
  RebalancingRules,
  TargetWeight,
  TaxRates,
  UnfinishedRow,
} from './portfolio/PortfolioDocument.js';
export { modelOfRun } from './simulation-run/modelOfRun.js';
export { simulatedModelOf } from './simulation-run/simulatedModelOf.js';
export type {
  SimulatedModel,
  SimulationRunBody,
  SimulationRunDocument,
  StoredDistribution,
  StoredEstimate,
  StoredSimulation,
  StoredSimulationResult,
} from './simulation-run/SimulationRunDocument.js';
export { readStatementSnapshot } from './statement-snapshot/readStatementSnapshot.js';
export type { StatementSnapshot } from './statement-snapshot/statementSnapshotSchema.js';
export { assumptionRowId } from './valuation-model/assumptionRowId.js';
export { interimFigureName, readFigureName, type InterimKind } from './valuation-model/interimFigureName.js';
export { attachmentOfRelease1 } from './valuation-model/attachmentOfRelease1.js';
export { engineOfVersion1, templateOfVersion1 } from './valuation-model/computedByVersion1.js';
export { textInputs } from './valuation-model/textInputs.js';
export { defaultYears } from './valuation-model/defaultYears.js';
export { enteredSource } from './valuation-model/enteredSource.js';
export { forecastPeriodOf } from './valuation-model/forecastPeriodOf.js';
export { isUntouched } from './valuation-model/isUntouched.js';
export { methodName } from './valuation-model/methodName.js';
export { pastDayOf } from './valuation-model/pastDayOf.js';
export { rowIdOfPeriod } from './valuation-model/rowIdOfPeriod.js';
export { shortMethodName } from './valuation-model/shortMethodName.js';
export { titleOfNewModel } from './valuation-model/titleOfNewModel.js';
export type {
  AmountScale,
  AssumptionProvenance,
  AssumptionRow,
  ComputedFigure,
  ComputedHeadline,
  ModelInstrument,
  ModelTemplate,
  PriceSnapshot,
  CaseWeight,
  FigureNote,
  MeasuredBeta,
  Peer,
  Scenario,
  ScenarioRow,
  StatementFigureReference,
  Transaction,
  TransactionMetric,
  ValuationModelBody,
  ValuationModelDocument,
} from './valuation-model/ValuationModel.js';
export { maximumYears } from './valuation-model/maximumYears.js';
export { yearEndAfter } from './valuation-model/yearEndAfter.js';
