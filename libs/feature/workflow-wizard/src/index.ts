export type { WizardDependencies } from './WizardDependencies.js';
