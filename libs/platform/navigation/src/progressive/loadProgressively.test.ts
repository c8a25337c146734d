import { describe, expect, it } from 'vitest';
import { loadProgressively } from './loadProgressively.js';

const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);

describe('loadProgressively', () => {
  it.each([
    [0, []],
    [1, [1]],
    [100, [100]],
    [101, [100, 'page', 1]],
    [250, [100, 'page', 100, 'page', 50]],
  ])('[NAVIGATION-13] passes %i items in chunks of 100, yielding between them', async (count, steps) => {
    const seen: (number | string)[] = [];
    const received: number[] = [];
    const outcome = await loadProgressively(
      numbers(count),
      (chunk, from) => {
        expect(from).toBe(received.length);
        received.push(...chunk);
        seen.push(chunk.length);
      },
      { yieldToPage: async () => void seen.push('page') },
    );
    expect(seen).toEqual(steps);
    expect(received).toEqual(numbers(count));
    expect(outcome).toEqual({ ok: true });
  });

  it('[NAVIGATION-13] stops when canceled', async () => {
    const leaving = new AbortController();
    const received: number[] = [];
    const outcome = await loadProgressively(
      numbers(300),
      (chunk) => {
        received.push(...chunk);
        leaving.abort();
      },
      { signal: leaving.signal },
    );
    expect(received).toHaveLength(100);
    expect(outcome.ok).toBe(false);
  });
});
