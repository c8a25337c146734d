import { surveyOpened, surveySlice } from '@finance-analyst/analytics';
import { configureStore } from '@reduxjs/toolkit';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createFakeAnalytics } from '../testing/createFakeAnalytics.js';
import { messages } from './messages.js';
import { surveyCompanion } from './surveyCompanion.js';

const clock = () => new Date('2026-11-20T12:00:00.000Z');

it('[QUALITY-SCREENS-81] shows the survey over any screen from the answer to the invitation until it is closed', async () => {
  const store = configureStore({ reducer: { survey: surveySlice.reducer } });
  const dependencies = { analytics: createFakeAnalytics({}, clock), store };
  const listener = vi.fn();
  const stop = surveyCompanion.subscribe(dependencies, listener);
  expect(surveyCompanion.isShown(dependencies, '/')).toBe(false);
  store.dispatch(surveyOpened());
  expect(listener).toHaveBeenCalled();
  stop();
  expect(surveyCompanion.isShown(dependencies, '/')).toBe(true);
  const Survey = await surveyCompanion.load();
  render(<Survey {...dependencies} />);
  fireEvent.click(screen.getByRole('button', { name: messages.surveyLater }));
  expect(surveyCompanion.isShown(dependencies, '/')).toBe(false);
});
