import { measureInWords, metricNames, vitalThresholds, type Violation } from '@finance-analyst/monitoring';
import { paths } from '@finance-analyst/navigation';
import { performanceWarningToast } from '@finance-analyst/notifications';
import type { UnknownAction } from '@reduxjs/toolkit';
import { addressAsked } from '../address/addressSlice.js';
import { messages } from './messages.js';

/** Where a dialog has the person's attention, a warning is for the history. */
const isDialogOpen = (): boolean => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/**
 * Says what is far outside its budget: of a vital, which a person notices, in a toast, never over a dialog; of what the
 * monitor limits, such as memory, in the history alone. The monitor tells of nothing milder: a screen lists that.
 */
export const warnOfViolation =
  (dispatch: (action: UnknownAction) => unknown) =>
  ({ metric, actual, budget }: Violation): void => {
    const words = { actual: measureInWords(metric, actual), budget: measureInWords(metric, budget) };
    dispatch(
      performanceWarningToast(metricNames[metric], words, {
        isQuiet: !(metric in vitalThresholds) || isDialogOpen(),
        action: addressAsked(paths.performance),
        actionLabel: messages.showPerformance,
      }),
    );
  };
