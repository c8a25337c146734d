// First, since it declares the order of the style layers.
import '@finance-analyst/design-tokens/styles.css';
import { startApplication } from './start/startApplication.js';

// In a separate task, so that the page can respond after all modules are evaluated.
setTimeout(() => void startApplication(window));
