import { describe, expect, it } from 'vitest';
import { failure } from '../ServiceResult.js';
import { createPreparedAnswers, type GivenAnswer, type MadeAnswer } from './createPreparedAnswers.js';

/** Prepared answers over a clock and a change count that move only on request. */
function setUp(budgetBytes?: number) {
  let changes = 0;
  let nowMs = 0;
  let made = 0;
  const answers = createPreparedAnswers({
    changes: () => changes,
    nowMs: () => nowMs,
    ...(budgetBytes === undefined ? {} : { budgetBytes }),
  });
  const say =
    (text: string): (() => Promise<MadeAnswer>) =>
    () => {
      made += 1;
      return Promise.resolve({ ok: true, json: text });
    };
  return {
    answers,
    get: (key: string, text = key) => answers.get(key, 1000, say(text)),
    made: () => made,
    change: () => (changes += 1),
    pass: (ms: number) => (nowMs += ms),
  };
}

const textOf = (given: GivenAnswer): string =>
  given.ok ? String(given.value.bytes('identity')) : given.code;

describe('prepared answers', () => {
  it('[MARKET-DATA-SERVICE-60] are made once for concurrent and later requests', async () => {
    const { get, made } = setUp();
    const texts = (await Promise.all([get('a'), get('a'), get('b')])).map(textOf);
    expect(texts).toEqual(['a', 'a', 'b']);
    expect(textOf(await get('a'))).toBe('a');
    expect(made()).toBe(2);
  });

  it('[MARKET-DATA-SERVICE-60] are made again after a change and when too old', async () => {
    const { get, made, change, pass } = setUp();
    await get('a', 'first');
    change();
    expect(textOf(await get('a', 'second'))).toBe('second');
    pass(999);
    expect(textOf(await get('a', 'third'))).toBe('second');
    pass(1);
    expect(textOf(await get('a', 'third'))).toBe('third');
    expect(made()).toBe(3);
  });

  it('[MARKET-DATA-SERVICE-60] made before a change are not given to later requests', async () => {
    const { answers, get, change } = setUp();
    let finish = (_made: MadeAnswer): void => undefined;
    const slow = answers.get('a', 1000, () => new Promise((resolve) => (finish = resolve)));
    change();
    expect(textOf(await get('a', 'new'))).toBe('new');
    finish({ ok: true, json: 'old' });
    expect(textOf(await slow)).toBe('old');
    expect(textOf(await get('a', 'newest'))).toBe('newest');
  });

  it('[MARKET-DATA-SERVICE-60] are not kept on failure', async () => {
    const { answers, get } = setUp();
    const failed = await answers.get('a', 1000, () => Promise.resolve(failure('no-prices', 'None.')));
    expect(failed).toEqual({ ok: false, code: 'no-prices', reason: 'None.' });
    await expect(answers.get('a', 1000, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(textOf(await get('a'))).toBe('a');
  });

  it('[MARKET-DATA-SERVICE-60] are evicted least recently used first', async () => {
    const { get, made } = setUp(2 * 1100);
    const ten = (letter: string) => get(letter, letter.repeat(10));
    await ten('a');
    await ten('b');
    await ten('a');
    await ten('c');
    expect(made()).toBe(3);
    await ten('a');
    await ten('c');
    expect(made()).toBe(3);
    await ten('b');
    expect(made()).toBe(4);
  });

  it('[MARKET-DATA-SERVICE-60] under very long keys are not kept', async () => {
    const { get, made } = setUp();
    const question = 'a'.repeat(3000);
    expect(textOf(await get(question))).toBe(question);
    await get(question);
    expect(made()).toBe(2);
  });

  it('[MARKET-DATA-SERVICE-61] have the same tag only when they mean the same', async () => {
    const { answers, get, change } = setUp();
    const tagOf = (given: GivenAnswer) => (given.ok ? given.value.etag : null);
    const first = tagOf(await get('a', 'same'));
    change();
    expect(tagOf(await get('a', 'same'))).toBe(first);
    change();
    expect(tagOf(await get('a', 'other'))).not.toBe(first);
    const aged = async (age: number) =>
      tagOf(
        await answers.get(`age ${age}`, 1000, () =>
          Promise.resolve({ ok: true, json: `aged ${age}`, meaning: 'aged' }),
        ),
      );
    expect(await aged(1)).toBe(await aged(2));
  });
});
