import { ScreensContext } from '@finance-analyst/navigation';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../messages.js';
import { exampleKeyScopes } from '../testing/exampleKeyScopes.js';
import { exampleRegistry } from '../testing/exampleRegistry.js';
import { exampleScreens } from '../testing/exampleScreens.js';
import { UserGuideScreen, type UserGuideScreenProps } from './UserGuideScreen.js';

const show = async (props: Partial<UserGuideScreenProps> = {}, address = '/user-guide') => {
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[address]}>
        <ScreensContext value={exampleScreens}>
          <UserGuideScreen
            registry={exampleRegistry}
            keyScopes={exampleKeyScopes}
            apiBase="/api/"
            {...props}
          />
        </ScreensContext>
      </MemoryRouter>,
    );
  });
};
const section = (name: string) => within(screen.getByRole('region', { name }));
const search = (words: string) => {
  fireEvent.change(screen.getByRole('textbox', { name: 'Search the guide' }), { target: { value: words } });
};
const found = () =>
  within(screen.getByRole('list', { name: 'Sections found' }))
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);
const definition = (term: string | RegExp, within_ = screen as Pick<typeof screen, 'getByText'>) =>
  within_.getByText(term, { selector: 'dt, dt *' }).closest('div')?.querySelector('dd')?.textContent;

describe('UserGuideScreen', () => {
  beforeEach(() => {
    Element.prototype.scrollIntoView = vi.fn();
  });

  it('[INFORMATION-SCREENS-15] has a table of contents that links to every section', async () => {
    await show();
    const contents = within(screen.getByRole('complementary', { name: 'Contents of the guide' }));
    for (const link of contents.getAllByRole('link')) {
      const id = link.getAttribute('href')?.split('#')[1] ?? '';
      expect(document.getElementById(id)?.querySelector('h2')?.textContent).toBe(link.textContent);
    }
    expect(contents.getAllByRole('link').length).toBe(screen.getAllByRole('heading', { level: 2 }).length);
  });

  it('[INFORMATION-SCREENS-14] opens at the section named in the address', async () => {
    await show({}, '/user-guide#saving');
    expect(document.activeElement?.id).toBe('saving');
  });

  it('[INFORMATION-SCREENS-14] opens at the top for an address without a section', async () => {
    await show({}, '/user-guide#%E0%A4%A');
    expect(document.activeElement).toBe(document.body);
  });

  it('[INFORMATION-SCREENS-16] finds sections with all the words, headings first, and gives their number', async () => {
    await show();
    search('terminal');
    expect(found()[0]).toContain('Terminal');
    expect(found()).toContain('Every assumption and where it starts');
    expect(screen.getByRole('status').textContent).toBe(
      `${String(found().length)} sections have these words.`,
    );
    search('mid-year terminal');
    expect(found()).toContain('Terminal value and timing');
    expect(found()).not.toContain('Terminal reference');
  });

  it.each([
    ['leases', 'Every assumption and where it starts'],
    ['WACC', 'Cost of capital'],
    ['discount rates', 'Cost of capital'],
    ['upside', 'Upside: the value against the price'],
    ['companies step', 'Valuing a company step by step'],
  ])('[INFORMATION-SCREENS-16] finds %s in the singular and by keywords: %s first', async (words, first) => {
    await show();
    search(words);
    expect(found()[0]).toBe(first);
  });

  it.each([
    ['offline', 'Working without a network'],
    ['phone', 'Working without a network'],
    ['update', 'Working without a network'],
    ['export', 'Files, backup and restore'],
    ['excel', 'Files, backup and restore'],
    ['download', 'Files, backup and restore'],
    ['backup', 'Files, backup and restore'],
    ['scenario', 'Sensitivity'],
    ['what if', 'Sensitivity'],
    ['shortcut', 'Keyboard shortcuts'],
    ['arrow keys', 'Keys inside the forecast and the terminal'],
    ['undo', 'Saving, versions and undo'],
    ['delete', 'Saving, versions and undo'],
    ['dark mode', 'Theme, numbers and dates'],
    ['language', 'Theme, numbers and dates'],
    ['account', 'Privacy of your data'],
    ['cookies', 'Privacy of your data'],
    ['screen reader', 'Accessibility'],
    ['API', 'Calculations over HTTP'],
    ['DCF', 'Valuing a company step by step'],
    ['bank', 'Valuing a company step by step'],
    ['price to book', 'Banks and insurers: excess return'],
    ['ticker', 'Companies and where their figures come from'],
    ['CSV', 'Prices and how to import them'],
    ['enter a price', 'Prices and how to import them'],
    ['Yahoo', 'Prices and how to import them'],
    ['tutorial', 'The first valuation'],
    ['beta', 'Every assumption and where it starts'],
  ])('[INFORMATION-SCREENS-22] finds %s, as people call it: %s', async (words, first) => {
    await show();
    search(words);
    expect(found()).toContain(first);
    expect(screen.getByRole('status').textContent).toMatch(/(has|have) these words\.$/);
  });

  it('[INFORMATION-SCREENS-22] finds each example in the empty field', async () => {
    await show();
    const examples = messages.searchGuidePlaceholder.split(/[ ,…]+/).filter((word) => word !== '');
    expect(examples).toHaveLength(3);
    for (const example of examples) {
      search(example);
      expect(found(), example).not.toEqual([]);
    }
  });

  it('[INFORMATION-SCREENS-16] finds the sections with the most words if none has all, and says so', async () => {
    await show();
    search(messages.searchGuidePlaceholder);
    expect(found()).toContain('Working without a network');
    expect(screen.getByRole('status').textContent).toBe(
      `${String(found().length)} sections have some of these words; none has all of them.`,
    );
    search('how do I export to Excel?');
    expect(found()[0]).toBe('Files, backup and restore');
  });

  it('[INFORMATION-SCREENS-16] highlights the words searched for', async () => {
    await show();
    search('DELETED trash');
    const marks = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent.toLowerCase());
    expect(new Set(marks)).toEqual(new Set(['deleted', 'trash']));
  });

  it('[INFORMATION-SCREENS-16] says when nothing was found', async () => {
    await show();
    search('zebra (');
    expect(screen.getByRole('status').textContent).toBe('No section has these words.');
    expect(found()).toEqual([]);
  });

  it('[INFORMATION-SCREENS-16] leads from a result to its section', async () => {
    await show();
    search('implied price growth');
    await act(async () => {
      const results = within(screen.getByRole('list', { name: 'Sections found' }));
      fireEvent.click(results.getByRole('link', { name: 'What growth the price implies' }));
    });
    expect(screen.getByRole('textbox', { name: 'Search the guide' })).toHaveProperty('value', '');
    expect(document.activeElement?.id).toBe('reverse-dcf');
  });

  it('[INFORMATION-SCREENS-17] lists the shortcuts and the words of the registry', async () => {
    await show();
    expect(definition('Ctrl `', section('Keyboard shortcuts'))).toBe('Show or hide the terminal');
    expect(definition('Ctrl Shift P', section('Keyboard shortcuts'))).toBe('Open the performance dashboard');
    expect(definition('open <screen>', section('Terminal reference'))).toBe(
      'Open a screen · screen: the name of a screen',
    );
    expect(section('Terminal reference').queryByText('Show or hide the terminal')).toBeNull();
  });

  it('[INFORMATION-SCREENS-17] names the keys of a Mac', async () => {
    await show({ hasCommandKey: true });
    expect(definition('⇧ ⌘ P', section('Keyboard shortcuts'))).toBe('Open the performance dashboard');
  });

  it('[INFORMATION-SCREENS-24] lists the keys of the given key scopes', async () => {
    await show();
    const keys = section('Keys inside the forecast and the terminal');
    expect(keys.getByText('In the grid:')).toBeDefined();
    const listed = keys
      .getAllByRole('term')
      .map((term) => [term.textContent, term.parentElement?.querySelector('dd')?.textContent]);
    expect(listed).toEqual([
      ['←, →', 'Move between figures'],
      ['Enter, F2', 'Begin an entry'],
      ['Enter', 'Take over the entry'],
      ['Ctrl C', 'Give the line up'],
    ]);
  });

  it('[INFORMATION-SCREENS-20] replays the tour, or says why it cannot', async () => {
    const onReplayTour = vi.fn(() => ({ ok: false, reason: 'Sign in to see the tour.' }) as const);
    await show({ onReplayTour });
    fireEvent.click(screen.getByRole('button', { name: 'Replay the tour' }));
    expect(onReplayTour).toHaveBeenCalled();
    expect(screen.getByText('Sign in to see the tour.')).toBeDefined();
  });

  it('[INFORMATION-SCREENS-20] offers no tour to a guest', async () => {
    await show();
    expect(screen.queryByRole('button', { name: 'Replay the tour' })).toBeNull();
  });

  it('[INFORMATION-SCREENS-18] shows the figures of an example with their formulas', async () => {
    await show();
    const table = within(screen.getByRole('table', { name: 'Cost of capital' }));
    const row = table.getByRole('rowheader', { name: 'Cost of capital (WACC)' }).closest('tr');
    expect(row?.textContent).toContain('8.50');
    expect(row?.textContent).toContain('cost of equity');
  });
});
