import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import type { ShellLayoutProps } from '../ShellLayoutProps.js';
import { createTestTools } from '../testing/createTestTools.js';
import { shellProps } from '../testing/shellProps.js';
import { TestShell } from '../testing/TestShell.js';

beforeAll(() => {
  vi.stubGlobal('CSS', { escape: (text: string) => text });
});

const show = async (
  search: Partial<ShellLayoutProps['search']>,
  savedModels: ShellLayoutProps['savedModels'] = [],
) => {
  const tools = createTestTools();
  render(<TestShell tools={tools} search={{ ...shellProps.search, ...search }} savedModels={savedModels} />);
  const field = () => screen.getByRole('combobox', { name: 'Search companies, screens, commands' });
  act(() => {
    field().focus();
  });
  await waitFor(() => {
    expect(field().getAttribute('aria-autocomplete')).toBe('list');
  });
  return { tools, field };
};

it('[SHELL-LAYOUT-56] offers a screen although the companies could not be searched', async () => {
  const { field } = await show({ query: 'settings', status: 'failed', failureMessage: 'No answer.' });
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  const list = within(await screen.findByRole('listbox'));
  expect(await list.findByRole('option', { name: /^Settings/ })).toBeDefined();
  expect(screen.getAllByText('Companies could not be searched. No answer.').length).toBeGreaterThan(0);
});

it('[SHELL-LAYOUT-60] offers a saved model although the companies could not be searched', async () => {
  const { field } = await show({ query: 'harbor', status: 'failed', failureMessage: 'No answer.' }, [
    {
      id: 'a',
      title: 'Harborline Energy, free cash flow',
      instruments: [{ symbol: 'HBL', market: null, name: 'Harborline Energy' }],
      updatedAt: '2026-11-20T09:00:00.000Z',
    },
  ]);
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  const list = within(await screen.findByRole('listbox'));
  const group = within(await list.findByRole('group', { name: 'Your models' }));
  const option = group.getByRole('option', { name: /^Harborline Energy, free cash flow/ });
  expect(option.textContent).toContain('Nov 20, 2026');
});

it('[SHELL-LAYOUT-58] toggles the theme', async () => {
  const tools = createTestTools();
  expect(await tools.registry.findByWord('theme')?.run()).toEqual({ ok: true });
  expect(tools.theme()).toBe('dark');
});

/** A search as the application holds it: a choice empties the field. */
function HeldSearch({ onSelect }: { readonly onSelect: (id: string) => void }) {
  const [query, setQuery] = useState('');
  return (
    <TestShell
      tools={createTestTools()}
      savedModels={[
        {
          id: 'a',
          title: 'Harborline Energy, low case',
          instruments: [{ symbol: 'HBL', market: null, name: 'Harborline Energy' }],
          updatedAt: '2026-11-20T09:00:00.000Z',
        },
      ]}
      search={{
        query,
        onQueryChange: setQuery,
        status: query === '' ? 'idle' : 'ready',
        results: query === '' ? [] : [{ id: 'HBL', title: 'Harborline Energy', detail: 'HBL' }],
        onSelect: (id) => {
          setQuery('');
          onSelect(id);
        },
      }}
    />
  );
}

it.each([
  ['a model', 'Harborline Energy, low case', []],
  ['a company', 'Harborline Energy ?HBL', ['HBL']],
])('[SHELL-LAYOUT-62] enters %s of the company that is open', async (_what, name, selected) => {
  const chosen: string[] = [];
  render(<HeldSearch onSelect={(id) => chosen.push(id)} />);
  const field = () => screen.getByRole('combobox', { name: 'Search companies, screens, commands' });
  act(() => {
    field().focus();
  });
  await waitFor(() => {
    expect(field().getAttribute('aria-autocomplete')).toBe('list');
  });
  fireEvent.change(field(), { target: { value: 'harb' } });
  const list = within(await screen.findByRole('listbox'));
  const option = await list.findByRole('option', { name: new RegExp(`^${name}`, 'u') });
  for (let presses = 0; presses < 5; presses += 1) {
    if (field().getAttribute('aria-activedescendant') === option.id) break;
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
  }
  fireEvent.keyDown(field(), { key: 'Enter' });
  await waitFor(() => {
    expect(screen.queryByRole('listbox')).toBeNull();
  });
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(field()).toHaveProperty('value', '');
  expect(chosen).toEqual(selected);
});
