import type { CompleteWorkspace } from '@finance-analyst/workspace';
import type { UnknownAction } from '@reduxjs/toolkit';

/** Loads the code that reads and saves documents, with the code that records its outcomes in the notification history. */
export async function importWorkspace(
  dispatch: (action: UnknownAction) => unknown,
): Promise<CompleteWorkspace> {
  const { completeWorkspace, notifyOfDocuments } = await import('./afterFirstPaint.js');
  return (base, edges) => notifyOfDocuments(completeWorkspace(base, edges), dispatch);
}
