import { composeStory } from 'storybook/preview-api';
import { afterEach, beforeEach, expect } from 'vitest';
import { readPage, restorePage, whatIsLeft } from './pageState.ts';

/** Drawn never, only loaded: to load a story takes down the one that was drawn before. */
const nothing = composeStory({ render: () => null }, { title: 'Nothing' }, {}, {}, 'Nothing');

const emptyPage = async (): Promise<void> => {
  await nothing.load();
  localStorage.clear();
  sessionStorage.clear();
};

let found = readPage();

// Stories share a page. Each finds it empty, and so does the next one: what a story leaves there is the fault of that
// story, not of whichever is drawn after it.
beforeEach(async () => {
  await emptyPage();
  restorePage(found);
  found = readPage();
});

afterEach(async ({ task }) => {
  // What has failed stands as it is for its picture, and may leave anything.
  if (task.result?.state === 'fail') return;
  await emptyPage();
  const left = whatIsLeft(found);
  restorePage(found);
  expect(left, 'left in the page').toEqual([]);
});
