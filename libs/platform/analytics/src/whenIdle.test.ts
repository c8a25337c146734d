import { describe, expect, it, vi } from 'vitest';
import { createFakePage } from './testing/createFakePage.js';
import { whenIdle } from './whenIdle.js';

describe('whenIdle', () => {
  it('[ANALYTICS-32] waits until the page is loaded, then for idle time', () => {
    const { page, window } = createFakePage();
    const asked: unknown[] = [];
    const idle = Object.assign(window, {
      requestIdleCallback: (work: IdleRequestCallback, options?: IdleRequestOptions) =>
        asked.push([work, options]),
    });
    Object.defineProperty(page.document, 'readyState', { value: 'loading' });
    const work = vi.fn();
    whenIdle(idle, work);
    expect(asked).toEqual([]);
    page.dispatchEvent(new Event('load'));
    expect(asked).toEqual([[work, { timeout: 5000 }]]);
  });

  it('[ANALYTICS-32] waits a second where the browser tells of no idle time', () => {
    const { page, window } = createFakePage();
    const work = vi.fn();
    whenIdle(window, work);
    page.pass(999);
    expect(work).not.toHaveBeenCalled();
    page.pass(1);
    expect(work).toHaveBeenCalledOnce();
  });
});
