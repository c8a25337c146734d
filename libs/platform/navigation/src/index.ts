export {
  navigationRequested,
  navigationStarted,
  pendingNavigationSlice,
  selectPendingAddress,
  type PendingNavigationState,
  type WithPendingNavigation,
} from './address/pendingNavigationSlice.js';
export { createNavigator, type Navigator } from './address/createNavigator.js';
export {
  createLazyScreen,
  type LazyScreen,
  type LazyScreenOptions,
  stylesheetFailedEvent,
} from './lazy/createLazyScreen.js';
export { type InPageNavigation, InPageNavigationContext } from './lazy/InPageNavigationContext.js';
export { type ReloadGuard, ReloadGuardContext } from './lazy/ReloadGuardContext.js';
export { loadWithRetry, type Loaded, type Wait } from './lazy/loadWithRetry.js';
export { ScreenLoadFailure, type ScreenLoadFailureProps } from './lazy/ScreenLoadFailure.js';
export {
  createPreloader,
  type Preloader,
  type PreloaderDependencies,
  type PreloadTarget,
} from './preloading/createPreloader.js';
export type { PreloadWindow } from './preloading/PreloadWindow.js';
export {
  loadProgressively,
  type ProgressiveOptions,
  type ProgressiveOutcome,
  type YieldToPage,
} from './progressive/loadProgressively.js';
export { createRouteHistory, type RouteHistory } from './routes/createRouteHistory.js';
export {
  createRoutePredictor,
  type RoutePredictor,
  type RoutePredictorDependencies,
} from './routes/createRoutePredictor.js';
export { paths } from './screens/paths.js';
export { screenAt } from './screens/screenAt.js';
export { screenTitle } from './screens/screenTitle.js';
export type { ScreenDescription, ScreenGroup } from './screens/ScreenDescription.js';
export { ScreensContext } from './screens/ScreensContext.js';
export { tourIdOf } from './screens/tourIdOf.js';
export { useScreens } from './screens/useScreens.js';
export { analyticsPath } from './screens/analyticsPath.js';
export { riskPath } from './screens/riskPath.js';
export { portfolioPath } from './screens/portfolioPath.js';
export { scenarioAnalysisPath } from './screens/scenarioAnalysisPath.js';
export { workbenchPath, workbenchSelection, type WorkbenchSelection } from './screens/workbenchPath.js';
