export { createLazyScreen, type LazyScreen, type LazyScreenOptions } from './lazy/createLazyScreen.js';
export { type Loaded, loadWithRetry, type Wait } from './lazy/loadWithRetry.js';
export { ScreenLoadFailure, type ScreenLoadFailureProps } from './lazy/ScreenLoadFailure.js';
export { paths, type ScreenId, type ScreenPath } from './screens/paths.js';
export { screenAt, type ScreenDescription, type ScreenGroup, screens } from './screens/screens.js';
export { workbenchPath, workbenchSelection, type WorkbenchSelection } from './screens/workbenchPath.js';
