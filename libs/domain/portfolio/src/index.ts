export { dayNumber } from './calendar/dayNumber.js';
export { currencyPlaces } from './currency/currencyPlaces.js';
export { mostPlaces } from './decimal/mostPlaces.js';
export { rowKinds, type RowKind } from './row/RowKind.js';
export { lotMethods, type LotMethod } from './row/LotMethod.js';
export type { LedgerAccount } from './row/LedgerAccount.js';
export type { LedgerInstrument } from './row/LedgerInstrument.js';
export type { LedgerRow, NamedLot } from './row/LedgerRow.js';
export { rowProblem } from './row/rowProblem.js';
export type { RefusedRow } from './row/RefusedRow.js';
export { accountNamesIn } from './row/accountNamesIn.js';
export { quantitiesIn } from './row/quantitiesIn.js';
export type { CloseCause } from './fold/CloseCause.js';
export type { LedgerOptions } from './ledger/LedgerOptions.js';
export type { Ledger } from './ledger/Ledger.js';
export { createLedger } from './ledger/createLedger.js';
export { editLedger, type LedgerEdit } from './ledger/editLedger.js';
export { readLedger } from './state/readLedger.js';
export { ledgerState } from './ledger/ledgerState.js';
export type {
  CashBalance,
  ClosedLot,
  FiledPosition,
  InstrumentTotals,
  LedgerPosition,
  LedgerState,
  OpenLot,
} from './state/LedgerState.js';
export { washSaleDays, washSales } from './wash-sales/washSales.js';
export type { WashSalePair } from './wash-sales/WashSalePair.js';
export { whatIfSale } from './what-if/whatIfSale.js';
export { tradeRisk, type RiskOfValues, type TradeRisk, type TradeTrial } from './what-if/tradeRisk.js';
export type { SaleTrialResult, SaleTrial } from './what-if/SaleTrial.js';
export type { ValueHistory } from './returns/ValueHistory.js';
export { usualTiming, type FlowTiming } from './returns/FlowTiming.js';
export { timeWeightedReturn, type TimeWeightedReturn } from './returns/timeWeightedReturn.js';
export type { DayFlow } from './returns/DayFlow.js';
export { gainOf, type ValuePeriod } from './returns/ValuePeriod.js';
export {
  moneyWeightedReturn,
  type MoneyWeightedResult,
  type MoneyWeightedReturn,
} from './returns/moneyWeightedReturn.js';
export { modifiedDietz, type ModifiedDietz } from './returns/modifiedDietz.js';
export { simpleReturn, type SimpleReturn } from './returns/simpleReturn.js';
export { annualizedReturn } from './returns/annualizedReturn.js';
export { linkedReturn } from './returns/linkedReturn.js';
export type { ReturnSeries } from './risk/ReturnSeries.js';
export type { RiskSample } from './risk/RiskSample.js';
export type { AnnualizedFigure } from './risk/AnnualizedFigure.js';
export type { ReturnPerPeriod } from './risk/excessReturns.js';
export { drawdowns, type Drawdown, type Drawdowns } from './risk/drawdowns.js';
export { ulcerIndex, type UlcerIndex } from './risk/ulcerIndex.js';
export { volatility } from './risk/volatility.js';
export { downsideDeviation } from './risk/downsideDeviation.js';
export { sharpeRatio } from './risk/sharpeRatio.js';
export { sortinoRatio } from './risk/sortinoRatio.js';
export { calmarRatio, type CalmarRatio } from './risk/calmarRatio.js';
export { regressOnMarket, type MarketRegression } from './risk/regressOnMarket.js';
export {
  regressOnFactors,
  type Estimate,
  type Factor,
  type FactorLoading,
  type FactorRegression,
  type StandardErrors,
} from './risk/regressOnFactors.js';
export { trackingError } from './risk/trackingError.js';
export { informationRatio } from './risk/informationRatio.js';
export { captureRatios, type CaptureRatios } from './risk/captureRatios.js';
export type { LossMethod, LossOptions } from './risk/LossOptions.js';
export type { LossAtLevel } from './risk/TailLoss.js';
export { valueAtRisk } from './risk/valueAtRisk.js';
export { expectedShortfall, type ExpectedShortfall } from './risk/expectedShortfall.js';
export { dailyDecay, ewmaVolatility, type EwmaVolatility } from './risk/ewmaVolatility.js';
export { simulatedLoss, type SimulatedLoss, type SimulationOptions } from './risk/simulatedLoss.js';
export { backtest, type Backtest, type LossForecasts } from './risk/backtest.js';
export type { LikelihoodRatio } from './risk/LikelihoodRatio.js';
export { correlationOf } from './risk/correlationOf.js';
export { forecastLosses, type ForecastOptions } from './risk/forecastLosses.js';
export { replayEpisode, type EpisodeDays, type EpisodeReturn } from './risk/replayEpisode.js';
export { weeklyReturns, type WeeklyReturns } from './risk/weeklyReturns.js';
export { weightedReturns } from './risk/weightedReturns.js';
export { worstRun, type LevelPanel, type RunOfDays } from './risk/worstRun.js';
export type { DailyHistory, ValuedHolding } from './history/DailyHistory.js';
export type { MarketColumns, PriceColumn } from './history/MarketColumns.js';
export { createHistory } from './history/createHistory.js';
export { bridgeOf, type Bridge } from './history/bridgeOf.js';
export { alignToDays, type DatedColumn } from './history/alignToDays.js';
export type { HeldCash, Holding, Holdings } from './holdings/Holding.js';
export type { HoldingMarket, HoldingPrice } from './holdings/HoldingMarket.js';
export { presentHoldings } from './holdings/presentHoldings.js';
export { totalValue } from './holdings/totalValue.js';
export { valueHoldings } from './holdings/valueHoldings.js';
export type { FiledAs } from './filed-prices/FiledPrice.js';
export { roundParts } from './decimal/roundParts.js';
export { roundUnits } from './decimal/roundUnits.js';
export { sumDecimals } from './decimal/sumDecimals.js';
export { cashByCurrency, type CurrencyCash } from './combined/cashByCurrency.js';
export type { CombinedHoldings, CombinedPart, HoldingsPart } from './combined/CombinedHoldings.js';
export { combineHoldings } from './combined/combineHoldings.js';
export { createLedgerServer } from './server/createLedgerServer.js';
export type { HistoryAnswer, HistoryRequest, MarketTable } from './server/HistoryRequest.js';
export type { DividendsAnswer, DividendsRequest } from './server/DividendsRequest.js';
export { commonEnds } from './lists/commonEnds.js';
export { changedView } from './server/changedView.js';
export { emptyLedgerView } from './server/emptyLedgerView.js';
export type { FoldAnswer, FoldRequest } from './server/FoldRequest.js';
export type { LedgerView, RealizedGain } from './server/LedgerView.js';
export type { LedgerViewChange } from './server/LedgerViewChange.js';
export type { SaleTrialAnswer, SaleTrialRequest } from './server/SaleTrialRequest.js';
export type { SummaryAnswer, SummaryRequest } from './server/SummaryRequest.js';
export type { WashSalesAnswer, WashSalesRequest } from './server/WashSalesRequest.js';
export { type LedgerSummary, ledgerSummaryVersion } from './summary/LedgerSummary.js';
export { readLedgerSummary } from './summary/readLedgerSummary.js';
export { summarizeLedger } from './summary/summarizeLedger.js';
export { historyByHolding, type HistoryByHolding } from './history/historyByHolding.js';
export { historyOfInstruments } from './history/historyOfInstruments.js';
export type { CashSegment } from './history/CashSegment.js';
export type { HoldingSegment } from './history/HoldingSegment.js';
export type { Segment } from './contribution/Segment.js';
export { groupSegments } from './contribution/groupSegments.js';
export { contributionToReturn, type ContributionToReturn } from './contribution/contributionToReturn.js';
export type { AttributionPeriod } from './attribution/AttributionPeriod.js';
export {
  attributeExcessReturn,
  type Attribution,
  type AttributionEffects,
} from './attribution/attributeExcessReturn.js';
export { linkAttribution, type LinkedAttribution } from './attribution/linkAttribution.js';
export { weightsAndReturns, type WeightsAndReturns } from './attribution/weightsAndReturns.js';
export { concentrationOf, type Concentration } from './concentration/concentrationOf.js';
export { sharesByGroup, type GroupShare } from './concentration/sharesByGroup.js';
export type { ConvictionInstrument, ConvictionRequest } from './conviction/ConvictionRequest.js';
export {
  convictionWeights,
  type ConvictionWeight,
  type ConvictionWeights,
} from './conviction/convictionWeights.js';
export type { RebalancingRequest, TargetedHolding, TaxedLot } from './rebalancing/RebalancingRequest.js';
export type { RebalancingOrder, RebalancingPlan, UnreachedTarget } from './rebalancing/RebalancingPlan.js';
export { rebalance } from './rebalancing/rebalance.js';
export { chooseLots, type LotSale } from './rebalancing/chooseLots.js';
export { taxOfSales, type SalesTax } from './rebalancing/taxOfSales.js';
export type { PaidDividend } from './income/PaidDividend.js';
export { dividendsPerShare, type DividendsPerShare } from './income/dividendsPerShare.js';
export type { IncomeHolding, IncomeRequest } from './income/IncomeRequest.js';
export {
  incomeCalendar,
  type ExpectedPayment,
  type HoldingIncome,
  type IncomeCalendar,
} from './income/incomeCalendar.js';
export type { WeightBounds } from './optimisation/WeightBounds.js';
export type { PortfolioProblem } from './optimisation/PortfolioProblem.js';
export type { ExpectedPortfolio, WeightedPortfolio } from './optimisation/Portfolio.js';
export type { ReturnPanel } from './optimisation/ReturnPanel.js';
export { sampleCovariance, type SampleCovariance } from './optimisation/sampleCovariance.js';
export {
  shrunkCovariance,
  type ShrinkageTarget,
  type ShrunkCovariance,
} from './optimisation/shrunkCovariance.js';
export { minimumVariance } from './optimisation/minimumVariance.js';
export { criticalLine, type TurningPoint } from './optimisation/criticalLine.js';
export { efficientFrontier } from './optimisation/efficientFrontier.js';
export {
  createFrontierResampling,
  type FrontierResampling,
  type ResampledFrontier,
  type ResampledRange,
  type ResamplingOptions,
} from './optimisation/createFrontierResampling.js';
export { targetReturn } from './optimisation/targetReturn.js';
export { maximumSharpe, type SharpePortfolio } from './optimisation/maximumSharpe.js';
export type { GroupedProblem, WeightGroup } from './optimisation/WeightGroup.js';
export { groupedMinimumVariance } from './optimisation/groupedMinimumVariance.js';
export { groupedTargetReturn } from './optimisation/groupedTargetReturn.js';
export { groupedMaximumSharpe } from './optimisation/groupedMaximumSharpe.js';
export { groupedFrontier } from './optimisation/groupedFrontier.js';
export { createGroupedFrontier, type SteppedFrontier } from './optimisation/createGroupedFrontier.js';
export { conflictingLimits, type ConflictingLimit } from './optimisation/conflictingLimits.js';
export { tradingCostOf, turnoverOf, type WeightTrading } from './optimisation/WeightTrading.js';
export { riskParity, type RiskParityPortfolio } from './optimisation/riskParity.js';
export { hierarchicalRiskParity, type HierarchicalPortfolio } from './optimisation/hierarchicalRiskParity.js';
export { impliedReturns } from './optimisation/impliedReturns.js';
export {
  blackLitterman,
  type BlackLittermanRequest,
  type PosteriorReturns,
  type ReturnView,
} from './optimisation/blackLitterman.js';
export { partByHolding, partOfHistory } from './history/partOfHistory.js';
export { gainKinds, gainsByKind, type GainKind } from './history/gainsByKind.js';
export { valuePeriodOf } from './returns/valuePeriodOf.js';
export { calendarPeriods, type CalendarPeriod, type PeriodLength } from './returns/calendarPeriods.js';
export { publicMarketEquivalent, type PublicMarketEquivalent } from './benchmark/publicMarketEquivalent.js';
export { valuesInBenchmark } from './benchmark/valuesInBenchmark.js';
export { isoDate } from './calendar/isoDate.js';
export { isLongTerm } from './calendar/isLongTerm.js';
export { monthsAfter, type DayRange } from './calendar/monthsAfter.js';
export { yearsLater } from './calendar/yearsLater.js';
export { instrumentKey } from './row/instrumentKey.js';
