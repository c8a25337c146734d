export type { ClaimBridge } from './comparables/ClaimBridge.js';
export type { Comparables } from './comparables/comparablesOf.js';
export type { TrailingMetric, TrailingMetrics } from './comparables/trailingMetrics.js';
export { companyMultiples, type CompanyMultiples } from './comparables/companyMultiples.js';
export {
  addPeers,
  refreshPeers,
  removePeer,
  setPeerLeftOut,
  setPeerMarketData,
  type PeerMarketData,
  type PeerWithStatements,
} from './comparables/editPeers.js';
export { methodGap, type GapReason, type MethodMiddle } from './comparables/methodGap.js';
export { methodRanges, type MethodRange } from './comparables/methodRanges.js';
export {
  isOwnMethod,
  rangeEnd,
  type OwnMethod,
  type RangeEnd,
  type RangePoint,
} from './comparables/rangeEnd.js';
export { fewestForFences } from './comparables/outlierFences.js';
export { bridgeItemsOf, optionItems, sharesItem } from './comparables/modelBridge.js';
export { modelComparables } from './comparables/modelComparables.js';
export { measuredBetaOf } from './comparables/measuredBetaOf.js';
export { statutoryRateOf } from './default-assumptions/taxRate.js';
export { sharesAtPrice } from './comparables/sharesAtPrice.js';
export { storedPeerBetas } from './comparables/storedPeerBetas.js';
export type { PeerBeta, PeerBetas } from './comparables/peerBetas.js';
export {
  fewestPeers,
  type ComparedItem,
  type Exclusion,
  type MultipleComparison,
} from './comparables/compareMultiples.js';
export {
  isMultiple,
  multipleDefinitions,
  multipleNames,
  multiplesOfBusiness,
  type ByMultiple,
  metricNames,
  type MultipleMetric,
  type MultipleName,
} from './comparables/MultipleName.js';
export {
  statisticNames,
  type ComparedNoun,
  type MultipleStatistics,
  type StatisticName,
} from './comparables/multipleStatistics.js';
export {
  addTransactions,
  changeTransaction,
  removeTransaction,
  setTransactionLeftOut,
  type TransactionChanges,
} from './comparables/editTransactions.js';
export type { ImpliedValues } from './comparables/impliedValues.js';
export { isDisclosed } from './comparables/isDisclosed.js';
export { modelTransactions, type ModelTransactions } from './comparables/modelTransactions.js';
export {
  precedentTransactions,
  type ComparedTransaction,
  type PrecedentTransactions,
} from './comparables/precedentTransactions.js';
export { costOfEquity, type CostOfEquityInputs } from './cost-of-capital/costOfEquity.js';
export {
  weightedAverageCostOfCapital,
  type CostOfCapitalInputs,
} from './cost-of-capital/weightedAverageCostOfCapital.js';
export type { Assumption, AssumptionSource, LabelledRate } from './default-assumptions/Assumption.js';
export {
  defaultAssumptions,
  inputsOf,
  type DefaultAssumptions,
  type DefaultAssumptionsRequest,
} from './default-assumptions/defaultAssumptions.js';
export { marketRates } from './default-assumptions/marketRates.js';
export type { MarketParameters } from './default-assumptions/MarketParameters.js';
export { sourceOf } from './default-assumptions/statementHistory.js';
export type { DerivationBasis } from './derived-defaults/DerivationBasis.js';
export type { DerivedDefault } from './derived-defaults/DerivedDefault.js';
export {
  highestStartingGrowth,
  lowestStartingGrowth,
  revenueGrowth,
} from './default-assumptions/revenueGrowth.js';
export { freeCashFlowToFirmExample } from './free-cash-flow-to-firm/freeCashFlowToFirmExample.js';
export { freeCashFlowToFirmModel } from './free-cash-flow-to-firm/freeCashFlowToFirmModel.js';
export { formulaInWords } from './formula-words/formulaInWords.js';
export { freeCashFlowToFirmTemplate } from './free-cash-flow-to-firm/freeCashFlowToFirmTemplate.js';
export { freeCashFlowToFirmSource } from './free-cash-flow-to-firm/freeCashFlowToFirmSource.js';
export { fundsFromOperationsExample } from './funds-from-operations/fundsFromOperationsExample.js';
export { fundsFromOperationsModel } from './funds-from-operations/fundsFromOperationsModel.js';
export { leveragedBuyout2Example } from './leveraged-buyout-2/leveragedBuyout2Example.js';
export { leveragedBuyout3Model } from './leveraged-buyout-3/leveragedBuyout3Model.js';
export { leveragedBuyout2Model } from './leveraged-buyout-2/leveragedBuyout2Model.js';
export { excessReturn2Model } from './excess-return-2/excessReturn2Model.js';
export { usualBankRanges } from './excess-return-defaults/usualBankRanges.js';
export { freeCashFlowToFirm2Example } from './free-cash-flow-to-firm-2/freeCashFlowToFirm2Example.js';
export { freeCashFlowToFirm2Model } from './free-cash-flow-to-firm-2/freeCashFlowToFirm2Model.js';
export { freeCashFlowToFirm3Example } from './free-cash-flow-to-firm-3/freeCashFlowToFirm3Example.js';
export { freeCashFlowToFirm3Model } from './free-cash-flow-to-firm-3/freeCashFlowToFirm3Model.js';
export { freeCashFlowToFirm4Example } from './free-cash-flow-to-firm-4/freeCashFlowToFirm4Example.js';
export { freeCashFlowToFirm4Model } from './free-cash-flow-to-firm-4/freeCashFlowToFirm4Model.js';
export { freeCashFlowToFirm4Template } from './free-cash-flow-to-firm-4/freeCashFlowToFirm4Template.js';
export { freeCashFlowToFirm2Source } from './free-cash-flow-to-firm-2/freeCashFlowToFirm2Source.js';
export type {
  CompanyDefaults,
  CompanyDefaultsRequest,
  OpenQuestion,
} from './company-defaults/CompanyDefaults.js';
export { defaultsOfCompany } from './company-defaults/defaultsOfCompany.js';
export { companyScenarios, type CompanyScenario } from './company-defaults/companyScenarios.js';
export { evaluateCompany } from './company-defaults/evaluateCompany.js';
export { impliedMatureMargin } from './company-defaults/impliedMatureMargin.js';
export type { HistoricalFigure, HistoricalYear } from './history/HistoricalYear.js';
export { hasInterimPeriods, interimPeriods, type InterimPeriod } from './history/interimPeriods.js';
export { historicalYears } from './history/historicalYears.js';
export { evaluateQuickValuation, type QuickEvaluation } from './quick/evaluateQuickValuation.js';
export { quickAnswer, type QuickAnswer } from './quick/quickAnswer.js';
export { quickCompanyInputs, type QuickCompanyInput } from './quick/quickCompanyInputs.js';
export { quickFigure } from './quick/quickFigure.js';
export type { QuickHandOver } from './quick/QuickHandOver.js';
export { quickHandOverOf } from './quick/quickHandOverOf.js';
export { withQuickHandOver } from './quick/withQuickHandOver.js';
export { quickGrid, type QuickGrid } from './quick/quickGrid.js';
export type { QuickHistory, QuickHistorySeries, QuickHistoryYear } from './quick/QuickHistory.js';
export { longestHistory, quickHistoryOf, type QuickCloses } from './quick/quickHistoryOf.js';
export {
  quickBases,
  quickInputs,
  type QuickBasis,
  type QuickInput,
  type QuickInputs,
} from './quick/QuickInputs.js';
export { isWithinQuickLimits, quickLimits, type QuickLimits } from './quick/quickLimits.js';
export {
  highestImpliedGrowth,
  impliedRevenueGrowth,
  lowestImpliedGrowth,
  type ImpliedGrowth,
  type PriceBeyondGrowth,
} from './reverse-dcf/impliedRevenueGrowth.js';
export type { DriverAtPrice } from './reverse-dcf/driverAtPrice.js';
export type { ImpliedDriver } from './reverse-dcf/ImpliedDriver.js';
export { impliedDrivers, type ImpliedAnswer } from './reverse-dcf/impliedDrivers.js';
export { withImplied } from './reverse-dcf/withImplied.js';
export { withDriver } from './reverse-dcf/withDriver.js';
export { highestFinalMargin, lowestFinalMargin } from './reverse-dcf/matchingFinalMargin.js';
export { impliedReturn, type ImpliedReturn } from './returns/impliedReturn.js';
export { returnToTarget, type ReturnToTarget } from './returns/returnToTarget.js';
export { withRate } from './returns/withRate.js';
export { targetDates, withTargetDate, type TargetDates } from './returns/targetDates.js';
export { targetPrice, type TargetPrice } from './returns/targetPrice.js';
export { axisAround } from './sensitivity/axisAround.js';
export {
  sensitivityGrid,
  type SensitivityAxis,
  type SensitivityRequest,
} from './sensitivity/sensitivityGrid.js';
export { leveragedBuyoutSuitability } from './suitability/leveragedBuyoutSuitability.js';
export { excessReturnSuitability } from './suitability/excessReturnSuitability.js';
export { freeCashFlowSuitability } from './suitability/freeCashFlowSuitability.js';
export { methodOfTemplate } from './templates/methodOfTemplate.js';
export type { ModelMethod } from './templates/ModelMethod.js';
export {
  compileTemplate,
  isTemplateName,
  templateNames,
  valuationTemplates,
} from './templates/modelTemplates.js';
export type { ValuationTemplate } from './templates/ValuationTemplate.js';
export {
  fillRight,
  resetAll,
  resetInput,
  resetRows,
  setAssumption,
  setAssumptions,
} from './editing/editAssumptions.js';
export { derivedPartsOf, type DerivedModelParts } from './editing/derivedPartsOf.js';
export { otherMethods, otherMethodStep } from './other-methods/otherMethods.js';
export type { OtherMethod, OtherMethodName, OtherMethodValue } from './other-methods/OtherMethod.js';
export { followInputs } from './editing/followInputs.js';
export { followingInputs } from './editing/followingInputs.js';
export { setYears } from './editing/setYears.js';
export { withMarketBeta } from './editing/withMarketBeta.js';
export type { Headline } from './headline/Headline.js';
export { headlineOf } from './headline/headlineOf.js';
export { withHeadline } from './headline/withHeadline.js';
export { valueMove, type ValueMove, type ValuePart } from './headline/valueMove.js';
export { createValuationBody } from './saved-model/createValuationBody.js';
export { compileUsualModel } from './saved-model/compileUsualModel.js';
export {
  modelPresets,
  type ModelPreset,
  newValuationBody,
  type NewModelRequest,
} from './saved-model/newValuationBody.js';
export { upsideOf } from './headline/upsideOf.js';
export { editInScenario, inScenario } from './scenarios/inScenario.js';
export { isOwnEdit } from './scenarios/isOwnEdit.js';
export {
  addScenario,
  baseName,
  removeScenario,
  renameScenario,
  scenarioNameLength,
  scenarioNameProblem,
} from './scenarios/editScenarios.js';
export { isOwnScenario } from './scenarios/isOwnScenario.js';
export { caseKey, caseWeights, withWeight } from './scenarios/caseWeights.js';
export { scenariosOf, type ScenarioValue } from './scenarios/scenariosOf.js';
export { openQuestions } from './questions/openQuestions.js';
export { impliedMargin, marginPathTo, startingMargin } from './questions/impliedMargin.js';
export { periodNamed } from './history/periodNamed.js';
export { reportedSources } from './history/reportedSources.js';
export { evaluateValuation } from './saved-model/evaluateValuation.js';
export { isSampleValuation } from './saved-model/isSampleValuation.js';
export { buyoutFinancing } from './leveraged-buyout-defaults/buyoutFinancing.js';
export { memoizeByValuation } from './saved-model/memoizeByValuation.js';
export { priceSnapshotOf } from './saved-model/priceSnapshotOf.js';
export { storedPriceOf } from './saved-model/storedPriceOf.js';
export { readFundamentals } from './saved-model/readFundamentals.js';
export { sourcesOfValuation, type ValuationSources } from './saved-model/sourcesOfValuation.js';
export { statementSnapshotOf } from './saved-model/statementSnapshotOf.js';
export { amountScaleOf } from './saved-model/amountScaleOf.js';
export type { Valuation } from './saved-model/Valuation.js';
export { valueOfModel } from './saved-model/valueOfModel.js';
export { withScale } from './saved-model/withScale.js';
export { cellsNearBase, sensitivityOf } from './sensitivity/sensitivityOf.js';
export type {
  ModelBasis,
  ValueChange,
  ValueChangePart,
  ValueChangeResult,
} from './value-change/ValueChange.js';
export { explainValueChange } from './value-change/explainValueChange.js';
export { savedModelRange, type SavedModelRange } from './comparables/savedModelRange.js';
