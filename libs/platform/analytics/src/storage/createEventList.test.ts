import { createStoredEntries, type EntryStorage } from '@finance-analyst/stored-entries';
import { describe, expect, it } from 'vitest';
import { messages } from '../recording/messages.js';
import { createFakePage } from '../testing/createFakePage.js';
import { createFakeStorage } from '../testing/createFakeStorage.js';
import { createTrial } from '../testing/createTrial.js';
import { createEventList } from './createEventList.js';
import { asideEntry, eventListEntry, usageEntries } from './usageEntries.js';

const entry = eventListEntry('list', 'Numbers.', 4);
const aside = asideEntry('list', 'events');

interface Numbered {
  readonly n: number;
}
const isNumbered = (value: unknown): value is Numbered =>
  typeof value === 'object' && value !== null && 'n' in value && typeof value.n === 'number';

const arrange = (
  stored?: string,
  { storage = createFakeStorage(stored === undefined ? {} : { list: stored }) } = {},
) => {
  const { page, window } = createFakePage();
  const changes: number[] = [];
  const list = createEventList({
    entry,
    asideEntry: aside,
    isEvent: isNumbered,
    entries: createStoredEntries({ device: storage.storage, window }),
    window,
    onChange: () => void changes.push(1),
  });
  list.follow();
  /** Another tab has stored something, or cleared the list. */
  const notifyOfOtherTab = () => page.dispatchEvent(new StorageEvent('storage', { key: 'list' }));
  const add = (...numbers: number[]) => {
    for (const n of numbers) list.add({ n });
  };
  const numbers = () => list.read().map(({ n }) => n);
  const kept = (): unknown => JSON.parse(storage.values.get('list') ?? 'null') as unknown;
  return { ...storage, page, list, add, numbers, kept, changes, notifyOfOtherTab };
};
const items = (...numbers: number[]) => numbers.map((n) => ({ n }));

describe('createEventList', () => {
  it('[ANALYTICS-3] keeps the newest', () => {
    const { page, add, numbers, kept } = arrange(JSON.stringify(items(1, 2, 3)));
    add(4, 5, 6);
    expect(numbers()).toEqual([3, 4, 5, 6]);
    page.pass(2000);
    expect(kept()).toEqual(items(3, 4, 5, 6));
    expect(numbers()).toEqual([3, 4, 5, 6]);
  });

  it('[ANALYTICS-5] writes once for many events, after 2 s', () => {
    const { page, add, kept, changes } = arrange();
    add(1);
    page.pass(1500);
    add(2);
    expect(kept()).toBeNull();
    page.pass(500);
    expect(kept()).toEqual(items(1, 2));
    expect(changes.length).toBeGreaterThan(2);
  });

  it('[ANALYTICS-6] adds to what another tab has stored meanwhile', () => {
    const storage = createFakeStorage();
    const [one, other] = [arrange(undefined, { storage }), arrange(undefined, { storage })];
    one.add(1);
    other.add(2);
    one.list.write();
    other.list.write();
    other.add(3);
    other.list.write();
    one.notifyOfOtherTab();
    expect(one.numbers()).toEqual([1, 2, 3]);
    expect(one.kept()).toEqual(items(1, 2, 3));
  });

  it('[ANALYTICS-10] forgets what waits when another tab has cleared', () => {
    const { page, notifyOfOtherTab, add, numbers, kept } = arrange();
    add(1);
    notifyOfOtherTab();
    page.pass(2000);
    expect(numbers()).toEqual([]);
    expect(kept()).toBeNull();
  });

  it.each(['{"broken', '{"version":2}', 'null', '"text"'])('[ANALYTICS-7] sets %j aside', (stored) => {
    const { page, values, list, add, numbers, kept } = arrange(stored);
    expect(numbers()).toEqual([]);
    expect(values.get('list')).toBe(stored);
    add(1);
    page.pass(2000);
    expect(kept()).toEqual(items(1));
    expect(values.get('list.unreadable')).toBe(stored);
    expect(list.problem()).toBe(messages.setAside);
    add(2);
    page.pass(2000);
    expect(list.problem()).toBe(messages.setAside);
    list.clear();
    expect(list.problem()).toBeNull();
  });

  it.each([
    ['it is too long', 'x'.repeat(200_001), undefined],
    ['something was set aside before', 'broken', 'earlier'],
  ])('[ANALYTICS-7] leaves an unreadable value where %s, and says so', (_why, stored, aside) => {
    const { page, values, list, add, numbers } = arrange(stored);
    if (aside !== undefined) values.set('list.unreadable', aside);
    add(1, 2);
    page.pass(2000);
    expect(values.get('list')).toBe(stored);
    expect(values.get('list.unreadable')).toBe(aside);
    expect(numbers()).toEqual([1, 2]);
    expect(list.problem()).toBe(messages.unreadable);
  });

  it('[ANALYTICS-7] keeps items of another release and does not show them', () => {
    const foreign = { version: 2, what: 'unknown' };
    const { page, add, numbers, kept } = arrange(JSON.stringify([foreign, { n: 1 }]));
    add(2);
    page.pass(2000);
    expect(numbers()).toEqual([1, 2]);
    expect(kept()).toEqual([foreign, ...items(1, 2)]);
  });

  it('[ANALYTICS-8] lets the oldest go on a full device', () => {
    const { page, state, add, numbers, list } = arrange(JSON.stringify(items(1, 2, 3)));
    state.capacity = 'list'.length + JSON.stringify(items(3, 4)).length;
    add(4);
    page.pass(2000);
    expect(numbers()).toEqual([3, 4]);
    expect(list.problem()).toBeNull();
  });

  it('[ANALYTICS-8] says so when nothing can be kept, shows what there is, and keeps it once there is room', () => {
    const { page, state, add, numbers, list, kept } = arrange(JSON.stringify(items(1)));
    state.capacity = 0;
    add(2);
    page.pass(2000);
    expect(kept()).toEqual(items(1));
    expect(numbers()).toEqual([1, 2]);
    expect(list.problem()).toBe(messages.notKept);
    state.capacity = Infinity;
    add(3);
    page.pass(2000);
    expect(kept()).toEqual(items(1, 2, 3));
    expect(list.problem()).toBeNull();
  });

  it('[ANALYTICS-8] works where the browser refuses any storage', () => {
    const { page, state, add, numbers, list } = arrange();
    state.refuses = true;
    add(1, 2, 3, 4, 5);
    page.pass(2000);
    expect(numbers()).toEqual([2, 3, 4, 5]);
    expect(list.problem()).toBe(messages.notKept);
  });
});

describe('what is stored as usage', () => {
  const damagedIn = (storage: EntryStorage) => {
    const entries = createStoredEntries({ device: storage });
    return usageEntries.some((each) => entries.open(each).state() === 'damaged');
  };

  it.each([
    [{}, false],
    [{ usage_events: '[]', analytics_events: '[{"of":"another release"}]' }, false],
    [{ usage_events: '{' }, true],
    [{ analytics_events: '{"version":2}' }, true],
  ])('[ANALYTICS-34] of %j is damaged: %s', (entries, expected) => {
    expect(damagedIn(createFakeStorage(entries).storage)).toBe(expected);
  });

  it('[ANALYTICS-34] is not damaged where the browser refuses to say', () => {
    const { storage, state } = createFakeStorage({ usage_events: '{' });
    state.refuses = true;
    expect(damagedIn(storage)).toBe(false);
  });
});

describe('the events of a page', () => {
  it('[ANALYTICS-3] are the last 1000 and the last 100', async () => {
    const { analytics, start, page, storedUnder } = createTrial();
    await start();
    for (let n = 0; n < 1005; n += 1) analytics.track(`usage-${n}`);
    for (let n = 0; n < 105; n += 1) analytics.record({ value: n });
    page.pass(2000);
    expect(storedUnder('usage_events')).toHaveLength(1000);
    expect(storedUnder('usage_events')).toMatchObject({
      0: { type: 'usage-5' },
      999: { type: 'usage-1004' },
    });
    expect(storedUnder('analytics_events')).toHaveLength(100);
    expect(storedUnder('analytics_events')).toMatchObject({ 0: { value: 5 }, 99: { value: 104 } });
    expect(analytics.usageEvents()).toHaveLength(1000);
    expect(analytics.analyticsEvents()).toHaveLength(100);
  });

  it.each(['hidden', 'left'])('[ANALYTICS-5] are written when it is %s', async (how) => {
    const { start, page, see, storedUnder } = createTrial();
    await start();
    if (how === 'hidden') see(false);
    else page.dispatchEvent(new Event('pagehide'));
    expect(storedUnder('usage_events')).toHaveLength(1);
  });

  it('[ANALYTICS-6] show what another tab has stored', async () => {
    const { analytics, start, page, values } = createTrial();
    await start();
    page.pass(2000);
    const own = values.get('usage_events') ?? '[]';
    const doubled = JSON.stringify([...(JSON.parse(own) as unknown[]), ...(JSON.parse(own) as unknown[])]);
    values.set('usage_events', doubled);
    page.dispatchEvent(new StorageEvent('storage', { key: 'usage_events', newValue: doubled }));
    expect(analytics.usageEvents()).toHaveLength(2);
    values.clear();
    page.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(analytics.usageEvents()).toEqual([]);
  });

  it('[ANALYTICS-7] tell the person through the analytics why they are not kept', async () => {
    const { analytics, start, page, state } = createTrial();
    await start();
    state.refuses = true;
    page.pass(2000);
    expect(analytics.problem()).toBe(messages.notKept);
  });
});
