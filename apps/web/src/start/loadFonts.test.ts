import { afterEach, expect, it, vi } from 'vitest';
import { loadFonts } from './loadFonts.js';

afterEach(() => vi.useRealTimers());

function trial(loadStyles: () => Promise<unknown>) {
  vi.useFakeTimers();
  const asked: string[] = [];
  const window = {
    requestAnimationFrame: (draw: FrameRequestCallback) => {
      draw(0);
      return 0;
    },
    setTimeout: globalThis.setTimeout as unknown as Window['setTimeout'],
    document: {
      fonts: {
        load: async (font: string) => {
          asked.push(font);
          return [];
        },
      },
    },
  };
  loadFonts(window, loadStyles);
  return asked;
}

it('[WEB-11] loads Inter and JetBrains Mono 100 ms after the first frame', async () => {
  const asked = trial(async () => undefined);
  await vi.advanceTimersByTimeAsync(99);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(['1em "Inter Variable"', '1em "JetBrains Mono Variable"']);
});

it('[WEB-11] goes on without them when they do not come', async () => {
  const asked = trial(() => Promise.reject(new Error('gone')));
  await vi.advanceTimersByTimeAsync(200);
  expect(asked).toEqual([]);
});
