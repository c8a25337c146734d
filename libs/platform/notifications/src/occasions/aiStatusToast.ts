import type { UnknownAction } from '@reduxjs/toolkit';
import { messages } from '../messages.js';
import { notify, statusWithdrawn } from '../state/notificationsSlice.js';

const status = 'ai-status';

/** Tells how the AI analysis goes: it stays while it runs, and what it came to takes its place. */
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
