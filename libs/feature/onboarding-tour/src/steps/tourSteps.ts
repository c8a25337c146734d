import { messages } from '../messages.js';
import type { TourStep } from './TourStep.js';
import { tourTargets } from './tourTargets.js';

const hasTarget = (target: string) => (document: Document) => tourTargets(document, target).length > 0;
const always = () => true;

/** The tour's five stops, in their order. */
export const tourSteps: readonly TourStep[] = [
  {
    id: 'welcome',
    title: messages.welcomeTitle,
    text: messages.welcomeText,
    target: null,
    action: null,
    isAvailable: always,
  },
  {
    id: 'terminal-toggle',
    title: messages.terminalTitle,
    text: messages.terminalText,
    target: 'terminal-toggle',
    action: { id: 'open-terminal', label: messages.openTerminal },
    isAvailable: hasTarget('terminal-toggle'),
  },
  {
    id: 'load-sample-data',
    title: messages.sampleTitle,
    text: messages.sampleText,
    target: 'nav-valuation-workbench',
    action: { id: 'load-sample-data', label: messages.openSample },
    // Its button leads there from everywhere.
    isAvailable: always,
  },
  {
    id: 'model-lab',
    title: messages.modelLabTitle,
    text: messages.modelLabText,
    target: 'nav-model-lab',
    action: null,
    isAvailable: hasTarget('nav-model-lab'),
  },
  {
    id: 'export',
    title: messages.exportTitle,
    text: messages.exportText,
    target: 'nav-reports',
    action: { id: 'open-reports', label: messages.openReports },
    isAvailable: hasTarget('nav-reports'),
  },
];

/** Where the button of the last step leads. */
export const reportsPath = '/reports';
