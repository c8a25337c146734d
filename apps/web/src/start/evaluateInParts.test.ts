import { afterEach, expect, it, vi } from 'vitest';
import { evaluateInParts } from './evaluateInParts.js';
import { nextTask } from './nextTask.js';

afterEach(() => {
  vi.useRealTimers();
});

it('[WEB-160] evaluates what a late part imports file by file, the page’s tasks in between', async () => {
  const order: string[] = [];
  const evaluate = (address: string) => {
    order.push(address);
    void nextTask().then(() => order.push('another task'));
    return Promise.resolve();
  };
  await evaluateInParts(['/a/screen.js', '/a/screen.css', '/a/react.js', '/a/runtime.js'], evaluate);
  expect(order).toEqual([
    '/a/runtime.js',
    'another task',
    '/a/react.js',
    'another task',
    '/a/screen.js',
    'another task',
  ]);
});

it('[WEB-160] evaluates no file a second time, but one that failed', async () => {
  const evaluate = vi.fn((address: string) =>
    address === '/b/lost.js' ? Promise.reject(new Error('no network')) : Promise.resolve(),
  );
  await evaluateInParts(['/b/one.js', '/b/lost.js'], evaluate);
  await evaluateInParts(['/b/one.js', '/b/lost.js'], evaluate);
  expect(evaluate.mock.calls).toEqual([['/b/lost.js'], ['/b/one.js'], ['/b/lost.js']]);
});

it('[WEB-160] waits for no timer, which a hidden page would slow down', async () => {
  vi.useFakeTimers();
  await evaluateInParts(['/c/one.js', '/c/two.js'], () => Promise.resolve());
  expect(vi.getTimerCount()).toBe(0);
});
