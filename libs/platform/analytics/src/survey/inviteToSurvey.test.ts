import { notificationsSlice, selectActiveNotifications } from '@finance-analyst/notifications';
import { configureStore } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';
import { inviteToSurvey } from './inviteToSurvey.js';
import { selectIsSurveyOpen, surveyClosed, surveySlice } from './surveySlice.js';

it('[ANALYTICS-44] offers the survey in a toast, and opens it only if the user answers', () => {
  const store = configureStore({
    reducer: { notifications: notificationsSlice.reducer, survey: surveySlice.reducer },
  });
  inviteToSurvey(window, store.dispatch);
  window.dispatchEvent(new Event('satisfaction-survey'));
  const [invitation] = selectActiveNotifications(store.getState());
  expect(invitation).toMatchObject({ type: 'info', duration: 60_000, givesWay: true, actionLabel: 'Answer' });
  expect(selectIsSurveyOpen(store.getState())).toBe(false);
  store.dispatch(invitation?.action ?? { type: 'none' });
  expect(selectIsSurveyOpen(store.getState())).toBe(true);
  store.dispatch(surveyClosed());
  expect(selectIsSurveyOpen(store.getState())).toBe(false);
});
