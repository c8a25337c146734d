import { describe, expect, it } from 'vitest';
import { createHealthMemory } from './createHealthMemory.js';

/** A database that answers when it is told to, and a clock that stands still. */
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

describe('the question how the database is', () => {
  it('[API-11] is asked once for all who ask at a time, and once a second', async () => {
    const { ask, waiting, answer, pass } = setUp();
    const both = [ask(), ask()];
    expect(waiting).toHaveLength(1);
    answer('It sleeps.');
    expect(await Promise.all(both)).toEqual(['It sleeps.', 'It sleeps.']);
    pass(1000);
    expect(await ask()).toBe('It sleeps.');
    expect(waiting).toHaveLength(0);
  });

  it('[API-11] is answered as last time while it is asked again, for up to five seconds', async () => {
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

  it('[API-11] is asked again after it could not be asked', async () => {
    let calls = 0;
    const ask = createHealthMemory(
      () => (++calls === 1 ? Promise.reject(new Error('no')) : Promise.resolve(null)),
      () => 0,
    );
    await expect(ask()).rejects.toThrow('no');
    expect(await ask()).toBeNull();
  });
});
