import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { exampleReleases } from '../testing/exampleReleases.js';
import { openWorkspace } from '../testing/openWorkspace.js';
import { ChangelogScreen, type ChangelogScreenProps } from './ChangelogScreen.js';

function Address() {
  return <output hidden>{useLocation().search}</output>;
}
const show = async (props: ChangelogScreenProps = {}, address = '/changelog') => {
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[address]}>
        <ChangelogScreen releases={exampleReleases} {...props} />
        <Address />
      </MemoryRouter>,
    );
  });
};
const versions = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

describe('ChangelogScreen', () => {
  it('[INFORMATION-SCREENS-4] lists every version, newest first, with its date and kinds of change', async () => {
    await show();
    expect(versions()).toEqual(['Version 0.10.0', 'Version 0.9.0', 'Version 0.1.0']);
    const [newest] = screen.getAllByRole('article');
    expect(within(newest as HTMLElement).getByText('Method')).toBeDefined();
    expect(newest?.querySelector('time')?.dateTime).toBe('2027-03-01');
  });

  it('[INFORMATION-SCREENS-4] lists the current version', async () => {
    await act(async () => {
      render(
        <MemoryRouter>
          <ChangelogScreen />
        </MemoryRouter>,
      );
    });
    expect(versions()).toContain('Version 0.1.0');
  });

  it('[INFORMATION-SCREENS-5] shows one kind of change and puts it in the address', async () => {
    await show();
    fireEvent.click(screen.getByRole('radio', { name: 'Fixed' }));
    expect(versions()).toEqual(['Version 0.9.0']);
    expect(screen.queryByText('The bridge stands above the forecast.')).toBeNull();
    expect(screen.getByText('?kind=fixed')).toBeDefined();
    fireEvent.click(screen.getByRole('radio', { name: 'All' }));
    expect(versions()).toHaveLength(3);
  });

  it('[INFORMATION-SCREENS-5] takes the kind from the address; an unknown one shows all', async () => {
    await show({}, '/changelog?kind=method');
    expect(versions()).toEqual(['Version 0.10.0']);
    expect(screen.getByRole('radio', { name: 'Method', checked: true })).toBeDefined();
  });

  it('[INFORMATION-SCREENS-5] says when no version has a change of that kind', async () => {
    await show({ releases: exampleReleases.slice(2) }, '/changelog?kind=fixed');
    expect(screen.getByRole('status').textContent).toBe('No version has a change of this kind.');
  });

  it('[INFORMATION-SCREENS-6] names the models a method change affects, and links those made before it', async () => {
    const workspace = await openWorkspace([
      { id: 'before', title: 'Northwind, base', now: '2027-02-28T09:00:00.000Z' },
      { id: 'after', title: 'Northwind, late', now: '2027-03-01T09:00:00.000Z' },
    ]);
    await show({ workspace });
    const link = await screen.findByRole('link');
    expect(link.textContent).toBe('Northwind, base');
    expect(link.getAttribute('href')).toBe('/valuation-workbench?symbol=NWI&model=before');
    expect(screen.getByText('Affects models.')).toBeDefined();
    expect(screen.getByText('You made one before this version:')).toBeDefined();
  });

  it('[INFORMATION-SCREENS-6] updates when a model is deleted', async () => {
    const workspace = await openWorkspace([
      { id: 'before', title: 'Northwind, base', now: '2027-02-28T09:00:00.000Z' },
    ]);
    await show({ workspace });
    await screen.findByRole('link');
    await act(async () => {
      await workspace.remove('before');
    });
    expect(screen.queryByRole('link')).toBeNull();
  });
});
