import type { UnknownAction } from '@reduxjs/toolkit';
import type { Violation } from '../report/MonitorReport.js';

/** Warns of a violation, with code that few starts need. If it cannot load, the performance screen still lists it. */
export async function notifyOfViolation(
  violation: Violation,
  dispatch: (action: UnknownAction) => unknown,
): Promise<void> {
  const code = await import('./violationNotification.js').catch(() => null);
  if (code) dispatch(code.violationNotification(violation));
}
