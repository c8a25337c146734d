import type { UnknownAction } from '@reduxjs/toolkit';
import { messages } from '../messages.js';
import { notify, statusWithdrawn } from '../state/notificationsSlice.js';

const status = 'ai-status';

/** The status of the AI analysis: stays while it runs, then is replaced by the outcome. */
export function aiStatusToast(aiStatus: 'idle' | 'analyzing' | 'completed' | 'error'): UnknownAction {
  switch (aiStatus) {
    case 'idle':
      return statusWithdrawn(status);
    case 'analyzing':
      return notify({
        type: 'info',
        title: messages.aiAnalyzingTitle,
        message: messages.aiAnalyzing,
        persistent: true,
        status,
      });
    case 'completed':
      return notify({
        type: 'success',
        title: messages.aiCompletedTitle,
        message: messages.aiCompleted,
        duration: 5000,
        status,
      });
    case 'error':
      return notify({
        type: 'error',
        title: messages.aiErrorTitle,
        message: messages.aiError,
        duration: 8000,
        status,
      });
  }
}
