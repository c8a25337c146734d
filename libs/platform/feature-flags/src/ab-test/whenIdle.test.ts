import { expect, it } from 'vitest';
import { whenIdle } from './whenIdle.js';

it('[FEATURE-FLAGS-8] waits until the browser is idle, and for five seconds at most', async () => {
  const asked: (IdleRequestOptions | undefined)[] = [];
  let isOver = false;
  let run: IdleRequestCallback = () => undefined;
  const idle = whenIdle({
    requestIdleCallback: (callback, options) => {
      asked.push(options);
      run = callback;
      return 1;
    },
  }).then(() => {
    isOver = true;
  });
  await Promise.resolve();
  expect(isOver).toBe(false);
  run({ didTimeout: false, timeRemaining: () => 10 });
  await idle;
  expect(asked).toEqual([{ timeout: 5000 }]);
});
