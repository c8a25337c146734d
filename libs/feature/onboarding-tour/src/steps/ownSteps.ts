import type { TourStep } from '@finance-analyst/contributions';
import { messages } from '../messages.js';

/** The welcome, and the reports, which no feature owns yet. */
export const ownSteps: readonly TourStep[] = [
  {
    id: 'welcome',
    title: messages.welcomeTitle,
    text: messages.welcomeText,
    order: 10,
    target: null,
    needsTarget: false,
    action: null,
  },
  {
    id: 'export',
    title: messages.exportTitle,
    text: messages.exportText,
    order: 50,
    target: 'nav-reports',
    needsTarget: true,
    action: { label: messages.openReports, path: '/reports', endsTour: true },
  },
];
