import { createStoredEntries, type EntryStorage } from '@finance-analyst/stored-entries';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { exampleReleases } from '../testing/exampleReleases.js';
import { fakeStorage, deniedStorage } from '../testing/fakeStorage.js';
import { hasNews, markNewsSeen, seenVersionEntry } from './seenVersion.js';
import { WhatsNew, type WhatsNewProps } from './WhatsNew.js';

const entriesIn = (device: EntryStorage) => createStoredEntries({ device });
const show = (props: WhatsNewProps) =>
  act(async () => {
    render(
      <MemoryRouter>
        <WhatsNew releases={exampleReleases} {...props} />
      </MemoryRouter>,
    );
  });
const versions = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

describe('WhatsNew', () => {
  it('[INFORMATION-SCREENS-7] shows the versions since the last visit, and records this one', async () => {
    const storage = fakeStorage({ [seenVersionEntry.key]: '0.1.0' });
    const onSeen = vi.fn();
    await show({ entries: entriesIn(storage), onSeen });
    expect(versions()).toEqual(['Version 0.10.0', 'Version 0.9.0']);
    expect(storage.entries.get(seenVersionEntry.key)).toBe('0.10.0');
    expect(onSeen).toHaveBeenCalled();
  });

  it('[INFORMATION-SCREENS-7] shows the newest version again when nothing is new', async () => {
    await show({ entries: entriesIn(fakeStorage({ [seenVersionEntry.key]: '0.10.0' })) });
    expect(screen.getByText(/^You are up to date/)).toBeDefined();
    expect(versions()).toEqual(['Version 0.10.0']);
  });

  it('[INFORMATION-SCREENS-7] says when the browser cannot store the visit', async () => {
    await show({ entries: entriesIn(deniedStorage) });
    expect(screen.getByText(/could not record/)).toBeDefined();
    expect(versions()).toHaveLength(3);
  });

  it('[INFORMATION-SCREENS-7] links to all versions', async () => {
    await show({ entries: entriesIn(fakeStorage()) });
    expect(screen.getByRole('link', { name: 'All versions' }).getAttribute('href')).toBe('/changelog');
  });
});

describe('hasNews', () => {
  it.each([
    [undefined, true],
    ['0.9.0', true],
    ['0.10.0', false],
    ['0.10', false],
    ['1.0.0', false],
    ['banana', true],
    ['', true],
  ])('[INFORMATION-SCREENS-7] with %j stored is %j', (stored, expected) => {
    expect(
      hasNews(
        entriesIn(fakeStorage(stored === undefined ? {} : { [seenVersionEntry.key]: stored })),
        '0.10.0',
      ),
    ).toBe(expected);
  });

  it('[INFORMATION-SCREENS-7] has news when the browser denies storage', () => {
    expect(hasNews(entriesIn(deniedStorage))).toBe(true);
  });
});

describe('markNewsSeen', () => {
  it('[INFORMATION-SCREENS-7] keeps the entry of a newer version', () => {
    const storage = fakeStorage({ [seenVersionEntry.key]: '9.0.0' });
    expect(markNewsSeen(entriesIn(storage), '0.10.0')).toEqual({ ok: true });
    expect(storage.entries.get(seenVersionEntry.key)).toBe('9.0.0');
  });
});
