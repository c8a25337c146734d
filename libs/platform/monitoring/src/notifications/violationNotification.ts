import { navigationRequested, paths } from '@finance-analyst/navigation';
import { performanceWarningToast } from '@finance-analyst/notifications';
import type { UnknownAction } from '@reduxjs/toolkit';
import { vitalThresholds } from '../limits/rateVital.js';
import type { Violation } from '../report/MonitorReport.js';
import { measureInWords } from '../violations/measureInWords.js';
import { metricNames } from '../violations/messages.js';
import { messages } from './messages.js';

/** A warning must not cover a dialog. */
const isDialogOpen = (): boolean => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/** A vital, which people notice, is a toast unless a dialog is open; anything else goes to the history alone. */
export function violationNotification({ metric, actual, budget }: Violation): UnknownAction {
  const words = { actual: measureInWords(metric, actual), budget: measureInWords(metric, budget) };
  return performanceWarningToast(metricNames[metric], words, {
    isQuiet: !(metric in vitalThresholds) || isDialogOpen(),
    action: navigationRequested(paths.performance),
    actionLabel: messages.openPerformance,
  });
}
