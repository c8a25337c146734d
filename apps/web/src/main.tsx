// First, since it declares the order of the style layers.
import '@finance-analyst/design-tokens/styles.css';
import { startApplication } from './start/startApplication.js';

// In a task of its own: with the reading of all modules before it, it would hold the page's first answer back.
setTimeout(() => {
  startApplication(window);
});
