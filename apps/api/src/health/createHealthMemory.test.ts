import { describe, expect, it } from 'vitest';
import { createHealthMemory } from './createHealthMemory.js';

/** A database that answers on command, and a stopped clock. */
function setUp() {
  const waiting: ((problem: string | null) => void)[] = [];
  let nowMs = 0;
  const ask = createHealthMemory(
    () => new Promise((resolve) => waiting.push(resolve)),
    () => nowMs,
  );
  return {
    ask,
    waiting,
    answer: (problem: string | null) => waiting.shift()?.(problem),
    pass: (ms: number) => (nowMs += ms),
  };
}

describe('the database check', () => {
  it('[API-11] runs once for concurrent requests, and at most once a second', async () => {
    const { ask, waiting, answer, pass } = setUp();
    const both = [ask(), ask()];
    expect(waiting).toHaveLength(1);
    answer('It sleeps.');
    expect(await Promise.all(both)).toEqual(['It sleeps.', 'It sleeps.']);
    pass(1000);
    expect(await ask()).toBe('It sleeps.');
    expect(waiting).toHaveLength(0);
  });

  it('[API-11] returns the last answer during a check, for up to five seconds', async () => {
    const { ask, waiting, answer, pass } = setUp();
    const first = ask();
    answer(null);
    await first;
    pass(1001);
    expect(await ask()).toBeNull();
    expect(waiting).toHaveLength(1);
    answer('It fell ill.');
    await Promise.resolve();
    pass(1);
    expect(await ask()).toBe('It fell ill.');
    pass(5001);
    const later = ask();
    answer(null);
    expect(await later).toBeNull();
  });

  it('[API-11] runs again after it failed', async () => {
    let calls = 0;
    const ask = createHealthMemory(
      () => (++calls === 1 ? Promise.reject(new Error('no')) : Promise.resolve(null)),
      () => 0,
    );
    await expect(ask()).rejects.toThrow('no');
    expect(await ask()).toBeNull();
  });
});
