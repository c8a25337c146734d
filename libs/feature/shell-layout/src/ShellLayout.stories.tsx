import type { Meta, StoryObj } from '@storybook/react-vite';
import { FigureFormatProvider } from '@finance-analyst/figures';
import { MemoryRouter } from 'react-router-dom';
import { ShellLayout } from './ShellLayout.js';

const noop = () => undefined;

const meta = {
  title: 'Shell/ShellLayout',
  component: ShellLayout,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <FigureFormatProvider locale="en-US">
        <MemoryRouter initialEntries={['/valuation-workbench']}>
          <Story />
        </MemoryRouter>
      </FigureFormatProvider>
    ),
  ],
  args: {
    title: 'Valuation workbench',
    children: <h1>Northwind Instruments</h1>,
    search: { query: '', onQueryChange: noop, results: [], status: 'idle', onSelect: noop },
    searchShortcut: 'Ctrl K',
    online: true,
    theme: { choice: 'system', isStored: true, choose: noop },
    dataShown: { source: 'sample', asOf: '2026-10-30', sample: true },
    storageProblem: null,
    update: null,
    version: '0.1.0',
  },
} satisfies Meta<typeof ShellLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Online: Story = {};

export const Offline: Story = { args: { online: false } };

export const NoMarketData: Story = { args: { dataShown: null } };

export const RealMarketData: Story = {
  args: { dataShown: { source: 'SEC EDGAR', asOf: '2026-11-20T16:00:00Z', sample: false } },
};

export const UpdateWaits: Story = { args: { update: { isBeingApplied: false, failure: null, apply: noop } } };

export const UpdateFailed: Story = {
  args: { update: { isBeingApplied: false, failure: 'The new version could not be started.', apply: noop } },
};

export const NothingIsKept: Story = {
  args: {
    storageProblem: 'This browser gives the page no storage. What you save now is lost when this tab closes.',
  },
};

export const ThemeNotStored: Story = {
  args: { theme: { choice: 'dark', isStored: false, choose: noop } },
};

export const SearchFailed: Story = {
  args: {
    search: {
      query: 'north',
      onQueryChange: noop,
      results: [],
      status: 'failed',
      failureMessage: 'The server did not answer.',
      onSelect: noop,
      onRetry: noop,
    },
  },
};

export const BareForAudits: Story = { args: { frame: 'bare' } };
