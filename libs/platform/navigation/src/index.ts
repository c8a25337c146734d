export {
  createLazyScreen,
  type LazyScreen,
  type LazyScreenOptions,
  stylesheetFailedEvent,
} from './lazy/createLazyScreen.js';
export { type InPageNavigation, InPageNavigationContext } from './lazy/InPageNavigationContext.js';
export { type ReloadGuard, ReloadGuardContext } from './lazy/ReloadGuardContext.js';
export type { Wait } from './lazy/loadWithRetry.js';
export { ScreenLoadFailure, type ScreenLoadFailureProps } from './lazy/ScreenLoadFailure.js';
export {
  createPreloader,
  type Preloader,
  type PreloaderEdges,
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
  type RoutePredictorEdges,
} from './routes/createRoutePredictor.js';
export { paths, type ScreenId, type ScreenPath } from './screens/paths.js';
export { screenAt, type ScreenDescription, type ScreenGroup, screens } from './screens/screens.js';
export { screenQuestions } from './screens/screenQuestions.js';
export { workbenchPath, workbenchSelection, type WorkbenchSelection } from './screens/workbenchPath.js';
