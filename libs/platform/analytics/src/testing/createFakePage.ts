import type { AnalyticsWindow } from '../AnalyticsDependencies.js';

const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36';

export class FakeWindow extends EventTarget {
  readonly document = document.implementation.createHTMLDocument('Page');
  readonly location = {
    href: 'https://product.example/valuation-workbench?symbol=MSFT',
    pathname: '/valuation-workbench',
  };
  readonly navigator = { userAgent: chrome, maxTouchPoints: 0, onLine: true };
  innerWidth = 1280;
  innerHeight = 800;
  nowMs = Date.UTC(2026, 10, 20, 12);
  #timers: { readonly id: number; readonly dueMs: number; readonly work: () => void }[] = [];
  #lastId = 0;

  setTimeout(work: () => void, durationMs: number): number {
    this.#lastId += 1;
    this.#timers.push({ id: this.#lastId, dueMs: this.nowMs + durationMs, work });
    return this.#lastId;
  }

  clearTimeout(id: number): void {
    this.#timers = this.#timers.filter((timer) => timer.id !== id);
  }

  /** Advances the time and fires due timers. */
  pass(durationMs: number): void {
    const endMs = this.nowMs + durationMs;
    for (;;) {
      const [next] = this.#timers.filter(({ dueMs }) => dueMs <= endMs).sort((a, b) => a.dueMs - b.dueMs);
      if (!next) break;
      this.clearTimeout(next.id);
      this.nowMs = next.dueMs;
      next.work();
    }
    this.nowMs = endMs;
  }
}

/** A page with its own document, a manual clock, and the rest of what analytics needs from a window. */
export function createFakePage() {
  const page = new FakeWindow();
  const { document } = page;
  const define = (target: object, name: string, value: unknown) =>
    Object.defineProperty(target, name, { value, configurable: true });
  define(document, 'visibilityState', 'visible');
  define(document, 'readyState', 'complete');
  return {
    page,
    window: page as unknown as AnalyticsWindow,
    now: () => new Date(page.nowMs),
    /** Adds markup to the page and returns its first element of that kind. */
    show: (markup: string, selector = 'body > *'): HTMLElement => {
      document.body.innerHTML = markup;
      const element = document.querySelector<HTMLElement>(selector);
      if (!element) throw new Error(`The page has no ${selector}.`);
      return element;
    },
    see: (isVisible: boolean) => {
      define(document, 'visibilityState', isVisible ? 'visible' : 'hidden');
      document.dispatchEvent(new Event('visibilitychange'));
    },
    scrollTo: (scrollTop: number, scrollHeight: number) => {
      define(document.documentElement, 'scrollTop', scrollTop);
      define(document.documentElement, 'scrollHeight', scrollHeight);
      document.dispatchEvent(new Event('scroll'));
    },
  };
}
