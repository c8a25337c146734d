import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { fakeStorage, refusingStorage } from '../testing/fakeStorage.js';
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
  await press(
    screen.getByRole('button', { name: `${part === 'Documents' ? 'Erase all' : 'Clear'}: ${part}` }),
  );
  const dialog = within(screen.getByRole('dialog', { name: question }));
  await press(dialog.getByRole('button', { name: answer }));
};
const says = (text: RegExp) => screen.getByText(text, { exact: false });

describe('PrivacyScreen', () => {
  beforeAll(() => {
    // React Aria asks for it when an overlay opens; jsdom has none.
    vi.stubGlobal('CSS', { escape: (text: string) => text });
  });

  it('[INFORMATION-SCREENS-9] shows every key that is stored', async () => {
    await show();
    const table = within(screen.getByRole('table', { name: 'Stored on this device' }));
    for (const { key } of exampleEntries) expect(table.getByRole('rowheader', { name: key })).toBeDefined();
  });

  it('[INFORMATION-SCREENS-10] shows the calls to the server and elsewhere', async () => {
    await show();
    expect(screen.getByRole('table', { name: 'Sent to the server of this page' })).toBeDefined();
    const elsewhere = within(screen.getByRole('table', { name: 'Sent elsewhere' }));
    expect(elsewhere.getByRole('rowheader', { name: /PostHog/ })).toBeDefined();
  });

  it('[INFORMATION-SCREENS-11] switches recording and sharing', async () => {
    const { entries } = await show();
    await press(screen.getByRole('switch', { name: 'Share what is recorded', checked: true }));
    await press(screen.getByRole('switch', { name: 'Record on this device how the product is used' }));
    expect(JSON.parse(entries.get('user-preferences') ?? '')).toMatchObject({
      usageSharing: false,
      usageRecording: false,
    });
  });

  it('[INFORMATION-SCREENS-11] records and does not share until something else is chosen', async () => {
    await show({ device: fakeStorage() });
    const record = 'Record on this device how the product is used';
    expect(screen.getByRole('switch', { name: record, checked: true })).toBeDefined();
    expect(screen.getByRole('switch', { name: 'Share what is recorded', checked: false })).toBeDefined();
  });

  it('[INFORMATION-SCREENS-11] says when the choice is not kept', async () => {
    await show({ device: refusingStorage });
    await press(screen.getByRole('switch', { name: 'Share what is recorded' }));
    expect(screen.getByRole('alert').textContent).toContain('until the tab closes');
  });

  it('[INFORMATION-SCREENS-12] hands out all documents and entries as one file', async () => {
    const exportEverything = vi.fn(async () => ({
      ok: true as const,
      name: 'all.json',
      documentCount: 2,
      leftOut: ['One is damaged.'],
    }));
    await show({ exportEverything });
    await press(screen.getByRole('button', { name: 'Export everything' }));
    expect(exportEverything).toHaveBeenCalledTimes(1);
    expect(says(/2 documents and all entries are in all.json. One is damaged./)).toBeDefined();
  });

  it('[INFORMATION-SCREENS-12] says why nothing was exported', async () => {
    await show({ exportEverything: async () => ({ ok: false, reason: 'The storage did not answer.' }) });
    await press(screen.getByRole('button', { name: 'Export everything' }));
    expect(screen.getByRole('alert').textContent).toContain('The storage did not answer.');
  });

  it('[INFORMATION-SCREENS-13] clears nothing when the question is answered with no', async () => {
    const { entries, workspace } = await show();
    const before = new Map(entries);
    await clear('Documents', 'Erase all documents?', 'Keep');
    await clear('Settings', 'Clear the settings?', 'Keep');
    expect(entries).toEqual(before);
    expect(await workspace.list()).toMatchObject({ ok: true, value: [{ id: 'model-1' }] });
  });

  it('[INFORMATION-SCREENS-13] clears the settings at once, and only those', async () => {
    const signOut = vi.fn();
    const { entries, workspace } = await show({ signOut });
    await clear('Settings', 'Clear the settings?', 'Clear');
    expect([...entries.keys()].toSorted()).toEqual([
      'someone-else',
      'typed-inputs',
      'usage_events',
      'usage_user_id',
    ]);
    expect(screen.getByRole('switch', { name: 'Share what is recorded', checked: false })).toBeDefined();
    expect(signOut).toHaveBeenCalled();
    expect(says(/The settings are cleared/)).toBeDefined();
    expect(await workspace.list()).toMatchObject({ ok: true, value: [{ id: 'model-1' }] });
  });

  it('[INFORMATION-SCREENS-13] clears the usage records, in memory too', async () => {
    const clearRecords = vi.fn(async () => ({ ok: true as const }));
    const { entries } = await show({ analytics: { clear: clearRecords } });
    await clear('Usage records', 'Clear the usage records?', 'Clear');
    expect(clearRecords).toHaveBeenCalled();
    expect([...entries.keys()]).not.toContain('usage_user_id');
    expect([...entries.keys()]).toContain('user-preferences');
  });

  it('[INFORMATION-SCREENS-13] clears kept answers, not the files of the product', async () => {
    const deleted: string[] = [];
    const caches = {
      keys: async () => ['static-v1', 'api-v1', 'dynamic-v1', 'workbox-precache-v2', 'someone-elses'],
      delete: async (name: string) => deleted.push(name) > 0,
    };
    await show({ caches });
    await clear('Answers kept for offline use', 'Clear the kept answers?', 'Clear');
    expect(deleted).toEqual(['api-v1', 'dynamic-v1']);
  });

  it('[INFORMATION-SCREENS-13] erases documents with bin and drafts, and leaves settings', async () => {
    const workspace = await openWorkspace([model, { ...model, id: 'model-2' }, { ...model, id: 'model-3' }]);
    await workspace.remove('model-2');
    const opened = await workspace.read('model-3');
    if (opened.ok) workspace.drafts.write({ ...opened.value.document, title: 'In work' });
    await workspace.drafts.flush();
    const { entries } = await show({ workspace });
    await clear('Documents', 'Erase all documents?', 'Erase all');
    await screen.findByText(/All documents are erased/);
    for (const rows of [workspace.list(), workspace.listRemoved(), workspace.drafts.list()])
      expect(await rows).toEqual({ ok: true, value: [] });
    expect(entries.has('user-preferences')).toBe(true);
    expect(entries.has('typed-inputs')).toBe(false);
  });

  it.each([
    [
      'Usage records',
      'Clear the usage records?',
      { analytics: { clear: async () => ({ ok: false as const, reason: 'It is busy.' }) } },
      'It is busy.',
    ],
    ['Settings', 'Clear the settings?', { device: refusingStorage }, 'did not let its storage'],
    [
      'Answers kept for offline use',
      'Clear the kept answers?',
      { caches: { keys: () => Promise.reject(new Error('denied')), delete: async () => true } },
      'did not let its caches',
    ],
  ])('[INFORMATION-SCREENS-13] says when %s could not be cleared', async (part, question, props, reason) => {
    await show(props);
    await clear(part, question, 'Clear');
    expect(screen.getAllByRole('alert').some(({ textContent }) => textContent.includes(reason))).toBe(true);
  });

  it('[INFORMATION-SCREENS-14] brings the part that the address names into view', async () => {
    const scrolled = vi.fn();
    Element.prototype.scrollIntoView = scrolled;
    await show({ address: '/privacy#stored' });
    expect(scrolled).toHaveBeenCalled();
    expect(document.activeElement?.id).toBe('stored');
  });
});
