import { notify } from '@finance-analyst/notifications';
import type { UnknownAction } from '@reduxjs/toolkit';
import { messages } from '../messages.js';
import { satisfactionSurveyEvent } from './satisfactionSurveyEvent.js';
import { surveyOpened } from './surveySlice.js';

const durationMs = 60_000;

/** Shows a toast when the satisfaction survey is due; the survey opens only if the user wants to answer. */
export function inviteToSurvey(
  window: Pick<Window, 'addEventListener'>,
  dispatch: (action: UnknownAction) => unknown,
): void {
  window.addEventListener(satisfactionSurveyEvent, () => {
    dispatch(
      notify({
        type: 'info',
        title: messages.surveyTitle,
        message: messages.surveyNote,
        duration: durationMs,
        givesWay: true,
        action: surveyOpened(),
        actionLabel: messages.answerSurvey,
      }),
    );
  });
}
