import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, it } from 'vitest';
import { createLazyScreen, stylesheetFailedEvent } from '../lazy/createLazyScreen.js';
import { messages } from '../messages.js';

const addresses = ['screen-1a2b3c4d.css', 'shared-5e6f7a8b.css'].map(
  (name) => `https://product.example/assets/${name}`,
);
const Greeting = () => <h1>Hello</h1>;

/** A page in which each stylesheet fails to load the first times, however it is requested. */
const createPage = (failures: number) => {
  const page = document.implementation.createHTMLDocument('Page');
  const asked: string[] = [];
  const arrived = new Set<Node>();
  const answer = (link: HTMLLinkElement) => {
    asked.push(link.href);
    const arrives = asked.filter((href) => href === link.href).length > failures;
    if (arrives) arrived.add(link);
    link.dispatchEvent(new Event(arrives ? 'load' : 'error'));
  };
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) answer(node as HTMLLinkElement);
  }).observe(page.head, { childList: true });
  const styles = () => [...page.querySelectorAll('link')].filter((link) => arrived.has(link));
  const events = new EventTarget();
  Object.defineProperty(page, 'defaultView', { value: events });
  return { page, events, asked, styles: () => styles().map(({ href }) => href) };
};

/** Requests a stylesheet once per page, as the build tool does. */
const preloadOnce = (page: Document) => {
  const seen = new Set<string>();
  return (href: string) =>
    new Promise<void>((resolve, reject) => {
      if (seen.has(href)) {
        resolve();
        return;
      }
      seen.add(href);
      const link = Object.assign(page.createElement('link'), { rel: 'stylesheet', href });
      link.addEventListener('load', () => {
        resolve();
      });
      link.addEventListener('error', () => {
        reject(new Error(`Unable to preload CSS for ${href}`));
      });
      page.head.append(link);
    });
};

const arrange = (failures: number) => {
  const { page, events, asked, styles } = createPage(failures);
  let raised = 0;
  events.addEventListener(stylesheetFailedEvent, () => {
    raised += 1;
  });
  const preload = preloadOnce(page);
  const Screen = createLazyScreen(
    async () => {
      const outcomes = await Promise.allSettled(addresses.map(preload));
      for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
      return Greeting;
    },
    { wait: async () => undefined, page },
  );
  const show = () =>
    act(async () => {
      render(
        <Suspense fallback="Loading">
          <Screen />
        </Suspense>,
      );
    });
  return { page, Screen, show, asked, styles, raised: () => raised };
};

describe('a stylesheet that fails to load', () => {
  it.each([0, 1, 2])(
    '[NAVIGATION-7] is loaded when the screen shows, after %i failures',
    async (failures) => {
      const { page, show, asked, styles } = arrange(failures);
      await show();
      expect(await screen.findByRole('heading', { name: 'Hello' })).toBeDefined();
      expect(styles()).toEqual(addresses);
      expect(page.querySelectorAll('link')).toHaveLength(addresses.length);
      expect(asked).toHaveLength((failures + 1) * addresses.length);
    },
  );

  it('[NAVIGATION-7] ends in a failure that says so, not in a screen without styles', async () => {
    const { show, asked, styles, raised } = arrange(3);
    await show();
    const failure = (await screen.findByRole('alert')).textContent;
    expect(failure).toContain('Failed to load stylesheet');
    expect(failure).toContain(messages.loadFailedTitle);
    expect(asked).toHaveLength(3 * addresses.length);
    expect(raised()).toBe(1);
    await act(async () => {
      screen.getByRole('button', { name: messages.tryAgain }).click();
    });
    expect(await screen.findByRole('heading', { name: 'Hello' })).toBeDefined();
    expect(styles()).toEqual(addresses);
  });

  it('[NAVIGATION-7] is ignored while the screen is only preloaded', async () => {
    const { Screen, raised, asked } = arrange(3);
    Screen.preload();
    await expect.poll(() => asked.length).toBe(3 * addresses.length);
    await new Promise((resolve) => setTimeout(resolve));
    expect(raised()).toBe(0);
  });
});
