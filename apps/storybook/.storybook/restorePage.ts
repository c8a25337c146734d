import { composeStory } from 'storybook/preview-api';
import { afterEach, beforeEach, expect } from 'vitest';
import { readPage, restorePage, whatIsLeft } from './pageState.ts';

/** Never rendered, only loaded: loading a story unmounts the previous one. */
const nothing = composeStory({ render: () => null }, { title: 'Nothing' }, {}, {}, 'Nothing');

const emptyPage = async (): Promise<void> => {
  await nothing.load();
  localStorage.clear();
  sessionStorage.clear();
};

// The last story of the file before may have failed, and would still be mounted.
await emptyPage();
let found = readPage();

// Stories share a page. Each finds it empty, and so does the next one: what a story leaves there is the fault of that
// story, not of whichever is drawn after it.
beforeEach(async () => {
  await emptyPage();
  restorePage(found);
  found = readPage();
});

afterEach(async ({ task }) => {
  // A failed story stays mounted for its screenshot, and may leave anything behind.
  if (task.result?.state === 'fail') return;
  await emptyPage();
  const left = whatIsLeft(found);
  restorePage(found);
  expect(left, 'left in the page').toEqual([]);
});
