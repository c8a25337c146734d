import type { TourStep } from '@finance-analyst/contributions';
import { ownSteps } from '../steps/ownSteps.js';

export const openTerminalLabel = 'Open the terminal';
export const openSampleLabel = 'Open a sample company';

/** The steps of an app with a terminal, a workbench and a lab, in order. */
export const exampleSteps = (openTerminal: () => void = () => undefined): readonly TourStep[] => {
  const [welcome, reports] = ownSteps;
  if (!welcome || !reports) throw new Error('The tour has no steps of its own.');
  return [
    welcome,
    {
      id: 'terminal',
      title: 'The terminal',
      text: 'Type commands.',
      order: 20,
      target: 'terminal-toggle',
      needsTarget: true,
      action: { label: openTerminalLabel, run: openTerminal },
    },
    {
      id: 'sample',
      title: 'Sample data',
      text: 'Try it.',
      order: 30,
      target: 'nav-valuation-workbench',
      needsTarget: false,
      action: { label: openSampleLabel, path: '/valuation-workbench?symbol=GLH.SMP' },
    },
    {
      id: 'lab',
      title: 'Model Lab',
      text: 'Your models.',
      order: 40,
      target: 'nav-model-lab',
      needsTarget: true,
      action: null,
    },
    reports,
  ];
};
