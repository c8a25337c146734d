// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { listenForSilentServer } from './listenForSilentServer.js';

it('[MARKET-DATA-15] learns from the service worker that the server gave no answer', () => {
  const container = new EventTarget();
  const onReachability = vi.fn();
  const end = listenForSilentServer(container, onReachability);
  const say = (data: unknown) => container.dispatchEvent(new MessageEvent('message', { data }));
  for (const other of [null, 'unanswered', { type: 'revalidated', url: '/' }]) say(other);
  expect(onReachability).not.toHaveBeenCalled();
  say({ type: 'unanswered', url: '/api/fundamentals?symbol=A' });
  expect(onReachability.mock.calls).toEqual([[{ server: 'silent', figuresOf: null }]]);
  end();
  say({ type: 'unanswered', url: '/api/fundamentals?symbol=A' });
  expect(onReachability).toHaveBeenCalledTimes(1);
});

it('[MARKET-DATA-15] works without service workers', () => {
  expect(() => {
    listenForSilentServer(undefined, () => undefined)();
  }).not.toThrow();
});
