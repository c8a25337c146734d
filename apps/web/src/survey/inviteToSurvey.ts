import { satisfactionSurveyEvent } from '@finance-analyst/analytics';
import { notify } from '@finance-analyst/notifications';
import type { UnknownAction } from '@reduxjs/toolkit';
import { surveyOpened } from './surveySlice.js';

/** Whoever does not want to answer has the figures under it back after that. */
const standsMs = 60_000;

/** Asks for an answer without taking the person from their work: the survey opens when they want it to. */
export function inviteToSurvey(
  window: Pick<Window, 'addEventListener'>,
  dispatch: (action: UnknownAction) => unknown,
): void {
  window.addEventListener(satisfactionSurveyEvent, () => {
    dispatch(
      notify({
        type: 'info',
        title: 'How satisfied are you with the product?',
        message: 'One question. Your answer stays on this device unless you share usage records.',
        duration: standsMs,
        givesWay: true,
        action: surveyOpened(),
        actionLabel: 'Answer',
      }),
    );
  });
}
