import { selectActiveNotifications } from '@finance-analyst/notifications';
import { expect, it } from 'vitest';
import { createStore } from '../store.js';
import { inviteToSurvey } from './inviteToSurvey.js';
import { selectIsSurveyOpen } from './surveySlice.js';

it('[WEB-16] invites to the survey, and opens it only when the person answers', () => {
  const store = createStore({ apiBase: '/api/', clock: () => new Date() });
  inviteToSurvey(window, store.dispatch);
  window.dispatchEvent(new Event('satisfaction-survey'));
  const [invitation] = selectActiveNotifications(store.getState());
  expect(invitation).toMatchObject({ type: 'info', duration: 60_000, givesWay: true, actionLabel: 'Answer' });
  expect(selectIsSurveyOpen(store.getState())).toBe(false);
  if (invitation?.action) store.dispatch(invitation.action);
  expect(selectIsSurveyOpen(store.getState())).toBe(true);
});
