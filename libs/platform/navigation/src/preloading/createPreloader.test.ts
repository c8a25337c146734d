import { describe, expect, it } from 'vitest';
import { createPreloader } from './createPreloader.js';
import type { PreloadWindow } from './PreloadWindow.js';

interface Situation {
  readonly rtt?: number;
  readonly saveData?: boolean;
  readonly usedBytes?: number;
  readonly hasIdleTime?: boolean;
}

const arrange = ({ rtt = 50, saveData = false, usedBytes = 0, hasIdleTime = true }: Situation = {}) => {
  const page = document.implementation.createHTMLDocument('Page');
  let nowMs = 0;
  let lastTimer = 0;
  let timers: { readonly id: number; readonly dueMs: number; readonly work: () => void }[] = [];
  const idle: { readonly work: () => void; readonly timeoutMs: number | undefined }[] = [];
  const situation = { connection: { rtt, saveData }, memory: { usedJSHeapSize: usedBytes } };
  const window = {
    document: page,
    location: { origin: 'https://product.example', href: 'https://product.example/' },
    navigator: situation,
    performance: situation,
    setTimeout: (work: () => void, durationMs: number) => {
      timers.push({ id: (lastTimer += 1), dueMs: nowMs + durationMs, work });
      return lastTimer;
    },
    clearTimeout: (id: number) => {
      timers = timers.filter((timer) => timer.id !== id);
    },
    ...(hasIdleTime
      ? {
          requestIdleCallback: (work: () => void, options?: IdleRequestOptions) =>
            idle.push({ work, timeoutMs: options?.timeout }),
        }
      : {}),
  } as unknown as PreloadWindow;
  const loaded: string[] = [];
  const targets = ['/', '/settings', '/status'].map((path) => ({
    path,
    preload: () => void loaded.push(path),
  }));
  const preloader = createPreloader({ window, targets });
  const pass = (durationMs: number) => {
    nowMs += durationMs;
    const due = timers.filter(({ dueMs }) => dueMs <= nowMs);
    timers = timers.filter(({ dueMs }) => dueMs > nowMs);
    for (const { work } of due) work();
  };
  const show = (markup: string) => {
    page.body.innerHTML = markup;
    return [...page.body.children];
  };
  const over = (element: Element | undefined, type = 'pointerover') =>
    element?.dispatchEvent(new Event(type, { bubbles: true }));
  return { window, preloader, loaded, idle, pass, show, over, page };
};

describe('createPreloader', () => {
  it('[NAVIGATION-8] preloads a critical screen after 500 ms', () => {
    const { preloader, loaded, pass } = arrange();
    preloader.preload(['/settings'], 'critical');
    pass(499);
    expect(loaded).toEqual([]);
    pass(1);
    expect(loaded).toEqual(['/settings']);
  });

  it('[NAVIGATION-8] preloads any other after 2000 ms, once the page is idle within the next 5000 ms', () => {
    const { preloader, loaded, idle, pass } = arrange();
    preloader.preload(['/settings'], 'later');
    pass(1999);
    expect(idle).toEqual([]);
    pass(1);
    expect(idle).toMatchObject([{ timeoutMs: 5000 }]);
    expect(loaded).toEqual([]);
    idle[0]?.work();
    expect(loaded).toEqual(['/settings']);
  });

  it('[NAVIGATION-8] preloads after 2000 ms if the browser does not report idle time', () => {
    const { preloader, loaded, pass } = arrange({ hasIdleTime: false });
    preloader.preload(['/settings'], 'later');
    pass(2000);
    expect(loaded).toEqual(['/settings']);
  });

  it('[NAVIGATION-8] preloads each once, and nothing unknown', () => {
    const { preloader, loaded, pass } = arrange();
    preloader.preload(['/settings', '/nowhere', '/settings'], 'critical');
    pass(500);
    preloader.preload(['/settings'], 'critical');
    pass(500);
    expect(loaded).toEqual(['/settings']);
  });

  it.each(['pointerover', 'focusin'])("[NAVIGATION-9] preloads a link's target 100 ms after %s", (type) => {
    const { preloader, loaded, pass, show, over } = arrange();
    preloader.start();
    const [link] = show('<a href="/settings?section=theme"><b>Settings</b></a>');
    over(link?.firstElementChild ?? undefined, type);
    pass(99);
    over(link, type);
    expect(loaded).toEqual([]);
    pass(1);
    expect(loaded).toEqual(['/settings']);
  });

  it('[NAVIGATION-9] preloads nothing the pointer only passes', () => {
    const { preloader, loaded, pass, show, over } = arrange();
    preloader.start();
    const [link, text, other] = show('<a href="/settings">A</a><p>B</p><a href="/status">C</a>');
    over(link);
    pass(50);
    over(text);
    pass(50);
    over(other);
    pass(50);
    over(other, 'focusout');
    pass(500);
    expect(loaded).toEqual([]);
  });

  it('[NAVIGATION-9] ignores outside links, other elements, and requests after it was stopped', () => {
    const { preloader, loaded, pass, show, over } = arrange();
    const stop = preloader.start();
    const [elsewhere, button, link] = show(
      '<a href="https://elsewhere.example/settings">A</a><button>B</button><a href="/status">C</a>',
    );
    for (const element of [elsewhere, button]) {
      over(element);
      pass(500);
    }
    preloader.preload(['/'], 'critical');
    stop();
    over(link);
    pass(500);
    expect(loaded).toEqual([]);
  });

  it.each([
    [{ rtt: 1001 }, false],
    [{ rtt: 1000 }, true],
    [{ saveData: true }, false],
    [{ usedBytes: 100 * 1024 * 1024 + 1 }, false],
    [{ usedBytes: 100 * 1024 * 1024 }, true],
  ])('[NAVIGATION-10] with %j loads ahead: %s', (situation, expected) => {
    const { preloader, loaded, pass, show, over } = arrange(situation);
    preloader.start();
    preloader.preload(['/settings'], 'critical');
    pass(500);
    over(show('<a href="/status">C</a>')[0]);
    pass(100);
    expect(loaded).toEqual(expected ? ['/settings', '/status'] : []);
  });

  it('[NAVIGATION-10] preloads in a browser that reports neither', () => {
    const loaded: string[] = [];
    const target = { path: '/settings', preload: () => void loaded.push('/settings') };
    const page = arrange();
    const preloader = createPreloader({
      window: { ...page.window, navigator, performance },
      targets: [target],
    });
    preloader.preload(['/settings'], 'critical');
    page.pass(500);
    expect(loaded).toEqual(['/settings']);
  });
});
