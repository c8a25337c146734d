import { readRuntimeConfig } from '@finance-analyst/runtime-config';
import { expect, it } from 'vitest';
import { createServices } from './createServices.js';

it('[WEB-33] lets the page answer while its services are made', async () => {
  let hasAnswered = false;
  setTimeout(() => {
    hasAnswered = true;
  });
  await createServices(window, readRuntimeConfig({ document, buildTime: {} }).config);
  expect(hasAnswered).toBe(true);
});
