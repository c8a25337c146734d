import { act, render } from '@testing-library/react';
import { Profiler, startTransition, useState } from 'react';
import { expect, it } from 'vitest';
import type { NewsWatch } from './createNewsWatch.js';
import { useHasNews } from './useHasNews.js';

it('[WEB-13] shows news that was found while the screen was being drawn after it, not by drawing it anew', async () => {
  let known = false;
  const listeners = new Set<() => void>();
  const watch: Pick<NewsWatch, 'hasNews' | 'subscribe'> = {
    hasNews: () => known,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const Indicator = () => <p>{useHasNews(watch) ? 'news' : 'none'}</p>;
  const Rest = () => {
    known = true;
    return null;
  };
  const Page = () => {
    const [isBegun, setIsBegun] = useState(false);
    const begin = () => {
      startTransition(() => {
        setIsBegun(true);
      });
    };
    if (!isBegun) return <button onClick={begin} aria-label="Begin" />;
    return (
      <>
        <Indicator />
        <Rest />
      </>
    );
  };
  const drawn: (string | null)[] = [];
  const container = document.createElement('div');
  render(
    <Profiler id="page" onRender={() => drawn.push(container.textContent)}>
      <Page />
    </Profiler>,
    { container },
  );
  drawn.length = 0;
  await act(async () => {
    container.querySelector('button')?.click();
  });
  expect(drawn).toEqual(['none', 'news']);
  known = false;
  await act(async () => {
    for (const listener of listeners) listener();
  });
  expect(container.textContent).toBe('none');
});
