import { selectUser } from '@finance-analyst/session';
import { expect, it } from 'vitest';
import { entryMessages } from './entryMessages.js';
import { replayTour } from './replayTour.js';
import { createSignedInStore, createStageStore } from './testing/createStageStore.js';

it('[ONBOARDING-TOUR-10] runs again for a signed-in user', () => {
  const store = createSignedInStore();
  expect(store.dispatch(replayTour())).toEqual({ ok: true });
  expect(selectUser(store.getState()).tutorialMode).toBe(true);
});

it('[ONBOARDING-TOUR-10] asks a guest to sign in', () => {
  const store = createStageStore();
  expect(store.dispatch(replayTour())).toEqual({ ok: false, reason: entryMessages.signInForTour });
  expect(selectUser(store.getState()).tutorialMode).toBe(false);
});
