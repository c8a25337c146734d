// First, since it declares the order of the style layers.
import '@finance-analyst/design-tokens/styles.css';
import { startApplication } from './start/startApplication.js';

startApplication(window);
