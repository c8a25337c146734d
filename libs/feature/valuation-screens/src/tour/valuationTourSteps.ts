import type { TourStep } from '@finance-analyst/contributions';
import { workbenchPath } from '@finance-analyst/navigation';
import { messages } from './messages.js';

const sampleSymbol = 'GLH.SMP';

/** The stops of the tour at the workbench and at Model Lab, which is left out until its screen exists. */
export const valuationTourSteps: readonly TourStep[] = [
  {
    id: 'load-sample-data',
    title: messages.sampleTitle,
    text: messages.sampleText,
    order: 30,
    target: 'nav-valuation-workbench',
    // Its button leads there from everywhere.
    needsTarget: false,
    action: { label: messages.openSample, path: workbenchPath(sampleSymbol) },
  },
  {
    id: 'model-lab',
    title: messages.modelLabTitle,
    text: messages.modelLabText,
    order: 40,
    target: 'nav-model-lab',
    needsTarget: true,
    action: null,
  },
];
