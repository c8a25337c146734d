// What the shell's commands run, in one part that is loaded after the first paint.
export { focusHeading, focusLandmark } from '@finance-analyst/accessibility';
export { focusToasts } from '@finance-analyst/notifications';
export { toggleTheme } from '../theme/toggleTheme.js';
export { openScreen, screensFrom } from './openScreen.js';
