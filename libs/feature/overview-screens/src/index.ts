export { HomeScreen, type HomeScreenProps } from './home/HomeScreen.js';
export type { ValueSavedModel } from './recent-models/useModelValues.js';
export { StartPanels } from './start/StartPanels.js';
