export { HomeScreen, type HomeScreenProps } from './home/HomeScreen.js';
export { StartPanels } from './start/StartPanels.js';
