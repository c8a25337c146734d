import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, it } from 'vitest';
import { messages } from '../messages.js';
import { createLazyScreen, type LazyScreenOptions } from './createLazyScreen.js';
import { ReloadGuardContext } from './ReloadGuardContext.js';

const Greeting = ({ name }: { readonly name: string }) => <h1>Hello {name}</h1>;

/** A load that fails a number of times, and a clock that records waits instead of waiting. */
const arrange = (failures: number, options: LazyScreenOptions<{ name: string }> = {}) => {
  const waitsMs: number[] = [];
  let attempts = 0;
  let reloads = 0;
  const Screen = createLazyScreen<{ name: string }>(
    async () => {
      attempts += 1;
      if (attempts <= failures) throw new Error('Failed to fetch dynamically imported module');
      return Greeting;
    },
    {
      wait: async (durationMs) => void waitsMs.push(durationMs),
      // An unreachable page stays.
      reloadPage: async () => void (reloads += 1),
      ...options,
    },
  );
  const show = () =>
    act(async () => {
      render(
        <Suspense fallback="Loading">
          <Screen name="analyst" />
        </Suspense>,
      );
    });
  return { Screen, show, waitsMs, attempts: () => attempts, reloads: () => reloads };
};

describe('createLazyScreen', () => {
  it.each([
    [0, []],
    [1, [2000]],
    [2, [2000, 4000]],
  ])('[NAVIGATION-3] shows the screen after %i failed attempts', async (failures, waits) => {
    const { show, waitsMs, attempts } = arrange(failures);
    await show();
    expect(await screen.findByRole('heading', { name: 'Hello analyst' })).toBeDefined();
    expect(waitsMs).toEqual(waits);
    expect(attempts()).toBe(failures + 1);
  });

  it('[NAVIGATION-4] shows the failure, with a link back, after the third attempt', async () => {
    const { show, attempts } = arrange(3);
    await show();
    const failure = (await screen.findByRole('alert')).textContent;
    expect(failure).toContain(messages.loadFailedTitle);
    expect(failure).toContain(messages.loadFailed);
    expect(screen.getByRole('link', { name: messages.back }).getAttribute('href')).toBe('/');
    expect(attempts()).toBe(3);
  });

  it('[NAVIGATION-4] offers alternatives', async () => {
    const Actions = ({ name }: { readonly name: string }) => <button>Go on as {name}</button>;
    const { show } = arrange(3, { failureActions: Actions });
    await show();
    expect(await screen.findByRole('button', { name: 'Go on as analyst' })).toBeDefined();
  });

  it('[NAVIGATION-4] names the part of a screen that failed to load', async () => {
    const { show } = arrange(3, { failureTitle: 'The menu could not be loaded' });
    await show();
    const failure = (await screen.findByRole('alert')).textContent;
    expect(failure).toContain('The menu could not be loaded');
    expect(failure).not.toContain(messages.loadFailedTitle);
  });

  const tryAgain = () =>
    act(async () => {
      fireEvent.click(await screen.findByRole('button', { name: messages.tryAgain }));
    });

  it('[NAVIGATION-4] retries on request', async () => {
    const { show, attempts, reloads } = arrange(3);
    await show();
    await tryAgain();
    expect(await screen.findByRole('heading', { name: 'Hello analyst' })).toBeDefined();
    expect(attempts()).toBe(4);
    expect(reloads()).toBe(0);
  });

  it('[NAVIGATION-15] reloads the page if the code fails again, and shows nothing until then', async () => {
    let reloads = 0;
    const reloadPage = () => {
      reloads += 1;
      return new Promise<never>(() => undefined);
    };
    const { show, attempts } = arrange(Infinity, { reloadPage });
    await show();
    await tryAgain();
    expect(await screen.findByText('Loading')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(attempts()).toBe(4);
    expect(reloads).toBe(1);
  });

  it('[NAVIGATION-15] makes three more attempts if the page is unreachable', async () => {
    const { show, waitsMs, attempts, reloads } = arrange(6);
    await show();
    await tryAgain();
    expect(await screen.findByRole('heading', { name: 'Hello analyst' })).toBeDefined();
    expect(reloads()).toBe(1);
    expect(waitsMs).toEqual([2000, 4000, 2000, 4000]);
    expect(attempts()).toBe(7);
  });

  it('[NAVIGATION-15] passes on the reload guard, and makes three more attempts if the page stays', async () => {
    const answers: boolean[] = [];
    const { Screen, attempts } = arrange(6, {
      reloadPage: async (mayReload) => void answers.push(await mayReload()),
    });
    await act(async () => {
      render(
        <ReloadGuardContext value={async () => false}>
          <Suspense fallback="Loading">
            <Screen name="analyst" />
          </Suspense>
        </ReloadGuardContext>,
      );
    });
    await tryAgain();
    expect(await screen.findByRole('heading', { name: 'Hello analyst' })).toBeDefined();
    expect(answers).toEqual([false]);
    expect(attempts()).toBe(7);
  });

  it('[NAVIGATION-5] loads once, however often it is requested and shown', async () => {
    const { Screen, show, attempts } = arrange(0);
    Screen.preload();
    Screen.preload();
    await show();
    await show();
    expect(await screen.findAllByRole('heading')).toHaveLength(2);
    expect(attempts()).toBe(1);
  });

  it('[NAVIGATION-14] makes three attempts on opening, whatever preloads failed', async () => {
    const { Screen, show, attempts } = arrange(3);
    Screen.preload();
    await act(async () => {
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(attempts()).toBe(3);
    await show();
    expect(await screen.findByRole('heading', { name: 'Hello analyst' })).toBeDefined();
  });
});
