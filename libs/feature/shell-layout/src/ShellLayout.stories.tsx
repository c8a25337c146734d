import type { Meta, StoryObj } from '@storybook/react-vite';
import { FigureFormatProvider } from '@finance-analyst/figures';
import { ScreensContext } from '@finance-analyst/navigation';
import { useState, type ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ShellLayout } from './ShellLayout.js';
import type { ShellLayoutProps } from './ShellLayoutProps.js';
import { createTestTools } from './testing/createTestTools.js';
import { exampleScreens } from './testing/exampleScreens.js';
import { LongScreen } from './testing/LongScreen.js';
import { offerOf } from './testing/offerOf.js';
import { sampleDataShown, shellProps } from './testing/shellProps.js';

/** Keeps the rail as it was folded. */
function Shell(props: ShellLayoutProps): ReactElement {
  const [isRailCollapsed, setIsRailCollapsed] = useState(props.isRailCollapsed ?? false);
  return (
    <ShellLayout {...props} isRailCollapsed={isRailCollapsed} onRailCollapsedChange={setIsRailCollapsed} />
  );
}

const meta = {
  title: 'Shell/ShellLayout',
  component: ShellLayout,
  parameters: {
    layout: 'fullscreen',
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
        magnified: { name: 'Window at 400%', styles: { width: '320px', height: '256px' } },
        tablet: { name: 'Tablet', styles: { width: '820px', height: '1100px' } },
        desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  decorators: [
    (Story) => (
      <FigureFormatProvider locale="en-US">
        <MemoryRouter initialEntries={['/valuation-workbench']}>
          <ScreensContext value={exampleScreens}>
            <Story />
          </ScreensContext>
        </MemoryRouter>
      </FigureFormatProvider>
    ),
  ],
  args: {
    ...shellProps,
    title: 'Valuation workbench',
    children: <LongScreen />,
    dataShown: sampleDataShown,
  },
  // Each drawing has its own tools: what is open in one is not open in the next.
  loaders: [() => ({ tools: createTestTools() })],
  render: (args, { loaded }) => (
    <Shell {...args} tools={(loaded as { tools: ReturnType<typeof createTestTools> }).tools} />
  ),
} satisfies Meta<typeof ShellLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

// Loads are waited for outside what the testing library wraps: React takes up no suspended load inside it.
const at = (value: string) => ({ viewport: { value, isRotated: false } });

export const Online: Story = {};

export const Phone: Story = { globals: at('phone') };

export const NarrowPhone: Story = {
  name: '[SHELL-LAYOUT-34] Names in whole words on the narrowest phone',
  globals: at('mobile1'),
  play: async ({ canvas }) => {
    await expect(window.innerWidth).toBeLessThanOrEqual(320);
    const name = canvas.getByText('Valuation workbench', { selector: 'nav span' });
    const lines = name.getBoundingClientRect().height / parseFloat(getComputedStyle(name).lineHeight);
    await expect(Math.round(lines)).toBe(2);
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth + 1);
    const field = canvas.getByRole('combobox', { name: /^Search companies/ }).parentElement;
    for (const keys of field?.querySelectorAll('kbd') ?? []) await expect(keys).not.toBeVisible();
  },
};

export const Tablet: Story = { globals: at('tablet') };

export const Magnified: Story = { globals: at('magnified') };

export const RailFolded: Story = { args: { isRailCollapsed: true } };

export const RailFoldsByKeyboard: Story = {
  name: '[SHELL-LAYOUT-33] Rail folds by keyboard',
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Collapse navigation' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Expand navigation' })).toHaveFocus();
    const overview = canvas.getByRole('link', { name: 'Home' });
    await expect(overview.getBoundingClientRect().width).toBeLessThan(60);
  },
};

export const Offline: Story = { args: { online: false } };

export const OfflineMark: Story = {
  name: '[SHELL-LAYOUT-54] The mark of the footer is a ring without a network or a server',
  args: { online: false },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('contentinfo').querySelector('[data-shown]');
    if (!line) throw new Error('The footer has no line about data.');
    const mark = getComputedStyle(line, '::before');
    await expect(mark.backgroundColor).toBe('rgba(0, 0, 0, 0)');
    await expect(mark.borderTopStyle).toBe('solid');
  },
};

const serverSilence = { since: '2026-11-20T14:00:00.000Z', figuresOf: '2026-11-20T13:40:00.000Z' };

export const ServerAway: Story = { args: { serverSilence } };

export const ServerAwayOnPhone: Story = { args: { serverSilence }, globals: at('phone') };

export const ServerAwayMagnified: Story = { args: { serverSilence }, globals: at('magnified') };

export const NoMarketData: Story = { args: { dataShown: null } };

export const RealMarketData: Story = {
  args: {
    dataShown: {
      statements: 'SEC EDGAR',
      prices: [{ source: 'Imported file', asOf: '2026-11-20T16:00:00Z' }],
      sample: false,
    },
  },
};

export const SignedInWithNews: Story = {
  args: { signedInAs: 'Ada Lovelace', hasNews: true, unreadCount: 3 },
};

export const SignedInOnPhone: Story = { ...SignedInWithNews, globals: at('phone') };

export const InstallOffered: Story = {
  name: '[SHELL-LAYOUT-31] An offer to install moves nothing of the screen',
  play: async ({ canvas, loaded }) => {
    const { tools } = loaded as { tools: ReturnType<typeof createTestTools> };
    const places = () =>
      [...canvas.getByRole('main').children].slice(0, 5).map((part) => part.getBoundingClientRect().top);
    const before = places();
    tools.browser.dispatchEvent(offerOf('accepted').event);
    await canvas.findByRole('heading', { name: 'Install Finance Analyst Pro' });
    await expect(places()).toEqual(before);
  },
};

export const InstallOfferedOnPhone: Story = {
  ...InstallOffered,
  name: '[SHELL-LAYOUT-31] An offer to install moves nothing of the screen on a phone',
  globals: at('phone'),
};

export const TerminalOpen: Story = {
  loaders: [() => ({ tools: createTestTools({ isTerminalExpanded: true }) })],
  args: {
    dock: (
      <section
        aria-label="Terminal"
        style={{ height: '12rem', padding: 16, background: 'var(--color-panel)', borderTop: '1px solid' }}
      >
        What is docked below the screen.
      </section>
    ),
  },
};

export const FoldedWhileFiguresGoOn: Story = {
  name: '[SHELL-LAYOUT-32] Quick actions fold while figures go on',
  play: async ({ canvas }) => {
    const actions = canvas.getByRole('region', { name: 'Quick actions' });
    window.scrollTo(0, 0);
    await waitFor(() => expect(actions.dataset['folded']).toBe('true'));
    const folded = actions.getBoundingClientRect();
    const lines = canvas.getAllByRole('listitem').map((line) => line.getBoundingClientRect());
    const isCovered = lines.some(
      (line) =>
        line.right > folded.left && line.bottom > folded.top && line.top < folded.bottom && line.width < 1200,
    );
    await expect(isCovered).toBe(false);
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(actions.dataset['folded']).toBe('false'));
    window.scrollTo(0, 0);
  },
};

export const DockKeepsThePageStill: Story = {
  name: '[SHELL-LAYOUT-46] The dock keeps the page where it is',
  ...TerminalOpen,
  args: {
    dock: (
      <section aria-label="Terminal" style={{ height: '12rem', background: 'var(--color-panel)' }}>
        <input aria-label="Command" />
      </section>
    ),
  },
  play: async ({ canvas }) => {
    const actions = canvas.getByRole('region', { name: 'Quick actions' });
    window.scrollTo(0, 200);
    await waitFor(() => expect(actions.dataset['folded']).toBe('true'));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Command' }), 'help');
    await expect(window.scrollY).toBe(200);
    window.scrollTo(0, 0);
  },
};

export const CommandsOpen: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Help' }));
    await within(canvasElement.ownerDocument.body).findByRole('menu', {}, { timeout: 10_000 });
  },
};

export const CommandsOpenOnPhone: Story = { ...CommandsOpen, globals: at('phone') };

export const MoreOnPhone: Story = {
  globals: at('phone'),
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('button', { name: 'More' }).click();
    await within(canvasElement.ownerDocument.body).findByRole('dialog', {}, { timeout: 10_000 });
  },
};

export const UpdateWaits: Story = {
  args: { update: { isBeingApplied: false, failure: null, apply: () => undefined } },
};

export const UpdateWaitsForTabAlone: Story = {
  args: {
    storageProblem: 'This browser gives the page no storage. What you save now is lost when this tab closes.',
    update: { isBeingApplied: false, failure: null, apply: () => undefined, isWorkInTab: true },
  },
};

export const UpdateFailed: Story = {
  args: {
    update: {
      isBeingApplied: false,
      failure: 'The new version could not be started.',
      apply: () => undefined,
    },
  },
};

export const NothingIsKept: Story = {
  args: {
    storageProblem: 'This browser gives the page no storage. What you save now is lost when this tab closes.',
  },
};

export const ThemeNotStored: Story = {
  args: { theme: { choice: 'dark', isStored: false, choose: () => undefined } },
};

export const SearchFailed: Story = {
  args: {
    search: {
      query: 'north',
      onQueryChange: () => undefined,
      results: [],
      status: 'failed',
      failureMessage: 'The server did not answer.',
      onSelect: () => undefined,
      onRetry: () => undefined,
    },
  },
};

export const BareForAudits: Story = { args: { frame: 'bare' } };
