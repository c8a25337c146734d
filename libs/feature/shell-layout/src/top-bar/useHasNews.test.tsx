import { act, render } from '@testing-library/react';
import { Profiler, startTransition, useState } from 'react';
import { expect, it } from 'vitest';
import { useHasNews, type NewsSource } from './useHasNews.js';

it('[SHELL-LAYOUT-74] shows news found during a render after that render, without restarting it', async () => {
  let known = false;
  const listeners = new Set<() => void>();
  const watch: NewsSource = {
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
