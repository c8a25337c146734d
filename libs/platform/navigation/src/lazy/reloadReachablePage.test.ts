import { describe, expect, it, vi } from 'vitest';
import { reloadReachablePage } from './reloadReachablePage.js';

const arrange = (answer: () => Promise<Response>, mayReload = async () => true) => {
  const reload = vi.fn<() => void>();
  const fetch = vi.fn<typeof globalThis.fetch>(answer);
  const left = reloadReachablePage(mayReload, {
    fetch,
    location: { href: 'https://example.com/settings', reload },
  });
  const end = Promise.race([left.then(() => 'stays'), vi.waitUntil(() => reload.mock.calls.length > 0)]);
  return { reload, fetch, end };
};

describe('reloadReachablePage', () => {
  it('[NAVIGATION-15] reloads a page that answers', async () => {
    const { reload, fetch, end } = arrange(async () => new Response('<!doctype html>'));
    expect(await end).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(fetch).toHaveBeenCalledWith('https://example.com/settings', { cache: 'no-store' });
  });

  it.each([
    ['is out of reach', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['answers with an error', async () => new Response(null, { status: 503 })],
  ])('[NAVIGATION-15] stays on a page that %s', async (_, answer) => {
    const { reload, end } = arrange(answer);
    expect(await end).toBe('stays');
    expect(reload).not.toHaveBeenCalled();
  });

  it('[NAVIGATION-15] stays if a reload is not allowed, which it checks once the page answered', async () => {
    const steps: string[] = [];
    const { reload, end } = arrange(
      async () => {
        steps.push('answers');
        return new Response('<!doctype html>');
      },
      async () => {
        steps.push('refuses');
        return false;
      },
    );
    expect(await end).toBe('stays');
    expect(reload).not.toHaveBeenCalled();
    expect(steps).toEqual(['answers', 'refuses']);
  });
});
