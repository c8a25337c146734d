// First, since it declares the order of the style layers.
import '@finance-analyst/design-tokens/styles.css';
import { startApplication } from './start/startApplication.js';

// Each in a task of its own, so that the page can answer in between: after all modules were read, a browser's first
// number format takes a slow machine a twentieth of a second, and so does the start.
setTimeout(() => {
  Intl.NumberFormat(navigator.language);
});
setTimeout(() => {
  startApplication(window);
});
