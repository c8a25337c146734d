export { HomeScreen, type HomeScreenProps } from './home/HomeScreen.js';
export type { DataShown } from './quotes/dataShownOf.js';
export type { ValueSavedModel } from './recent-models/useModelValues.js';
export type { CompanySearchState } from './start-valuation/StartValuationPanel.js';
