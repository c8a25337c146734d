import { readRuntimeConfig } from '@finance-analyst/runtime-config';
import { expect, it } from 'vitest';
import { nextTask } from '../start/nextTask.js';
import { createServices } from './createServices.js';

it('[WEB-33] lets the page answer while its services are made', async () => {
  let hasAnswered = false;
  // A task that waits already, as a click would. A timer would come after the message that the services wait for.
  void nextTask().then(() => {
    hasAnswered = true;
  });
  await createServices(window, readRuntimeConfig({ document, buildTime: {} }).config);
  expect(hasAnswered).toBe(true);
});
