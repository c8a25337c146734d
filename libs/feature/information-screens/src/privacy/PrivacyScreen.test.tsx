import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { fakeStorage, deniedStorage } from '../testing/fakeStorage.js';
import { exampleEntries } from '../testing/exampleEntries.js';
import { openWorkspace } from '../testing/openWorkspace.js';
import { PrivacyStage, type PrivacyStageProps } from '../testing/PrivacyStage.js';

const model = { id: 'model-1', title: 'Northwind', now: '2027-01-01T00:00:00.000Z' };

const show = async (props: Partial<PrivacyStageProps> = {}) => {
  const entries = fakeStorage({
    'user-preferences': '{"theme":"dark","usageSharing":true}',
    'accessibility-preferences': '{"largeText":true}',
    user: '{"name":"Ada","role":"Viewer"}',
    usage_events: '[]',
    usage_user_id: 'abc',
    'typed-inputs': '{}',
    'someone-else': 'stays',
  });
  const workspace = props.workspace ?? (await openWorkspace([model]));
  await act(async () => {
    render(<PrivacyStage device={entries} {...props} workspace={workspace} />);
  });
  return { entries: entries.entries, workspace };
};
const press = (element: HTMLElement) =>
  act(async () => {
    fireEvent.click(element);
  });
const clear = async (part: string, question: string, answer: string) => {
  await press(screen.getByRole('button', { name: `${part === 'Models' ? 'Delete all' : 'Clear'}: ${part}` }));
  const dialog = within(screen.getByRole('dialog', { name: question }));
  await press(dialog.getByRole('button', { name: answer }));
};
const says = (text: RegExp) => screen.getByText(text, { exact: false });

describe('PrivacyScreen', () => {
  beforeAll(() => {
    // React Aria calls it when an overlay opens; jsdom lacks it.
    vi.stubGlobal('CSS', { escape: (text: string) => text });
  });

  it('[INFORMATION-SCREENS-9] lists every stored key', async () => {
    await show();
    const table = within(screen.getByRole('table', { name: 'Stored on this device' }));
    for (const { key } of exampleEntries) expect(table.getByRole('rowheader', { name: key })).toBeDefined();
  });

  it('[INFORMATION-SCREENS-10] lists the calls to the server and elsewhere', async () => {
    await show();
    expect(screen.getByRole('table', { name: 'Sent to this page’s server' })).toBeDefined();
    const elsewhere = within(screen.getByRole('table', { name: 'Sent elsewhere' }));
    expect(elsewhere.getByRole('rowheader', { name: /PostHog/ })).toBeDefined();
  });

  it('[INFORMATION-SCREENS-11] switches recording and sharing', async () => {
    const { entries } = await show();
    await press(screen.getByRole('switch', { name: 'Share usage records', checked: true }));
    await press(screen.getByRole('switch', { name: 'Record usage on this device' }));
    expect(JSON.parse(entries.get('user-preferences') ?? '')).toMatchObject({
      usageSharing: false,
      usageRecording: false,
    });
  });

  it('[INFORMATION-SCREENS-11] records and does not share by default', async () => {
    await show({ device: fakeStorage() });
    const record = 'Record usage on this device';
    expect(screen.getByRole('switch', { name: record, checked: true })).toBeDefined();
    expect(screen.getByRole('switch', { name: 'Share usage records', checked: false })).toBeDefined();
  });

  it('[INFORMATION-SCREENS-11] reports a choice that could not be saved', async () => {
    await show({ device: deniedStorage });
    await press(screen.getByRole('switch', { name: 'Share usage records' }));
    expect(screen.getByRole('alert').textContent).toContain('until the tab closes');
  });

  it('[INFORMATION-SCREENS-12] exports all models and entries as one file', async () => {
    const exportEverything = vi.fn(async () => ({
      ok: true as const,
      name: 'all.json',
      documentCount: 2,
      leftOut: ['One is damaged.'],
    }));
    await show({ exportEverything });
    await press(screen.getByRole('button', { name: 'Export everything' }));
    expect(exportEverything).toHaveBeenCalledTimes(1);
    expect(says(/2 models and all entries are in all.json. One is damaged./)).toBeDefined();
  });

  it('[INFORMATION-SCREENS-12] says why nothing was exported', async () => {
    await show({ exportEverything: async () => ({ ok: false, reason: 'The storage did not answer.' }) });
    await press(screen.getByRole('button', { name: 'Export everything' }));
    expect(screen.getByRole('alert').textContent).toContain('The storage did not answer.');
  });

  it('[INFORMATION-SCREENS-13] clears nothing when the question is canceled', async () => {
    const { entries, workspace } = await show();
    const before = new Map(entries);
    await clear('Models', 'Delete all models?', 'Keep');
    await clear('Settings', 'Clear settings?', 'Keep');
    expect(entries).toEqual(before);
    expect(await workspace.list()).toMatchObject({ ok: true, value: [{ id: 'model-1' }] });
  });

  it('[INFORMATION-SCREENS-13] clears the settings immediately, and nothing else', async () => {
    const signOut = vi.fn();
    const { entries, workspace } = await show({ signOut });
    await clear('Settings', 'Clear settings?', 'Clear');
    expect([...entries.keys()].toSorted()).toEqual([
      'someone-else',
      'typed-inputs',
      'usage_events',
      'usage_user_id',
    ]);
    expect(screen.getByRole('switch', { name: 'Share usage records', checked: false })).toBeDefined();
    expect(signOut).toHaveBeenCalled();
    expect(says(/Settings cleared/)).toBeDefined();
    expect(await workspace.list()).toMatchObject({ ok: true, value: [{ id: 'model-1' }] });
  });

  it('[INFORMATION-SCREENS-13] clears the usage records, in memory too', async () => {
    const clearRecords = vi.fn(async () => ({ ok: true as const }));
    const { entries } = await show({ analytics: { clear: clearRecords } });
    await clear('Usage records', 'Clear usage records?', 'Clear');
    expect(clearRecords).toHaveBeenCalled();
    expect([...entries.keys()]).not.toContain('usage_user_id');
    expect([...entries.keys()]).toContain('user-preferences');
  });

  it('[INFORMATION-SCREENS-13] clears offline data, not the app files', async () => {
    const deleted: string[] = [];
    const caches = {
      keys: async () => ['static-v1', 'api-v1', 'dynamic-v1', 'workbox-precache-v2', 'someone-elses'],
      delete: async (name: string) => deleted.push(name) > 0,
    };
    await show({ caches });
    await clear('Offline data', 'Clear offline data?', 'Clear');
    expect(deleted).toEqual(['api-v1', 'dynamic-v1']);
  });

  it('[INFORMATION-SCREENS-13] deletes models with Trash and drafts, and keeps settings', async () => {
    const workspace = await openWorkspace([model, { ...model, id: 'model-2' }, { ...model, id: 'model-3' }]);
    await workspace.remove('model-2');
    const opened = await workspace.read('model-3');
    if (opened.ok) workspace.drafts.write({ ...opened.value.document, title: 'In work' });
    await workspace.drafts.flush();
    const { entries } = await show({ workspace });
    await clear('Models', 'Delete all models?', 'Delete all');
    await screen.findByText(/All models deleted/);
    for (const rows of [workspace.list(), workspace.listRemoved(), workspace.drafts.list()])
      expect(await rows).toEqual({ ok: true, value: [] });
    expect(entries.has('user-preferences')).toBe(true);
    expect(entries.has('typed-inputs')).toBe(false);
  });

  it.each([
    [
      'Usage records',
      'Clear usage records?',
      { analytics: { clear: async () => ({ ok: false as const, reason: 'It is busy.' }) } },
      'It is busy.',
    ],
    ['Settings', 'Clear settings?', { device: deniedStorage }, 'denied access to its storage'],
    [
      'Offline data',
      'Clear offline data?',
      { caches: { keys: () => Promise.reject(new Error('denied')), delete: async () => true } },
      'denied access to its caches',
    ],
  ])('[INFORMATION-SCREENS-13] says when %s could not be cleared', async (part, question, props, reason) => {
    await show(props);
    await clear(part, question, 'Clear');
    expect(screen.getAllByRole('alert').some(({ textContent }) => textContent.includes(reason))).toBe(true);
  });

  it('[INFORMATION-SCREENS-14] scrolls to the part named in the address', async () => {
    const scrolled = vi.fn();
    Element.prototype.scrollIntoView = scrolled;
    await show({ address: '/privacy#stored' });
    expect(scrolled).toHaveBeenCalled();
    expect(document.activeElement?.id).toBe('stored');
  });
});
