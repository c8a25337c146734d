// First, since it declares the order of the style layers.
import '@finance-analyst/design-tokens/styles.css';
import { startApplication } from './start/startApplication.js';

// In a task of its own, so that the page can answer after all modules were read.
setTimeout(() => void startApplication(window));
