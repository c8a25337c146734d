import type { Meta, StoryObj } from '@storybook/react-vite';
import { FigureFormatProvider } from '@finance-analyst/figures';
import { MemoryRouter } from 'react-router-dom';
import { expect, fn, waitFor } from 'storybook/test';
import { exampleQuotes } from '../testing/exampleQuotes.js';
import { stageNow } from '../testing/HomeStage.js';
import { RecentModelsTable, type RecentModelsTableProps } from './RecentModelsTable.js';

const row = (id: string, title: string, symbol: string) => ({
  id,
  title,
  instruments: [{ symbol, market: null, name: null }],
  kind: 'valuation-model',
  currency: 'USD',
  revision: 1,
  removedAt: null,
  headline: null,
  summaryVersion: 1,
  createdAt: '2026-11-19T09:00:00.000Z',
  updatedAt: '2026-11-19T09:30:00.000Z',
});

const meta: Meta<RecentModelsTableProps> = {
  title: 'Overview/RecentModelsTable',
  component: RecentModelsTable,
  args: {
    rows: [
      row('one', 'Northwind Instruments, free cash flow', 'NWI'),
      row('two', 'Kestrelow Semiconductors, bear case', 'KST.SMP'),
    ],
    valueOf: () => ({
      value: { ok: true, value: 1165.4 },
      pastDay: null,
      statementsSource: 'sample',
      ownPrice: null,
    }),
    prices: {
      quotes: new Map(exampleQuotes.map((quote) => [quote.symbol, quote])),
      missing: new Set<string>(),
      pending: '',
    },
    now: stageNow,
    onExport: fn(),
    onRemove: fn(),
  },
  render: (args) => (
    <MemoryRouter>
      <FigureFormatProvider locale="en-US" timeZone="UTC">
        <RecentModelsTable {...args} />
      </FigureFormatProvider>
    </MemoryRouter>
  ),
};
export default meta;

type Story = StoryObj<RecentModelsTableProps>;

export const Wide: Story = {};
export const OfAPastDay: Story = {
  args: {
    valueOf: () => ({
      value: { ok: true, value: 1165.4 },
      pastDay: '2024-12-31',
      statementsSource: 'sample',
      ownPrice: null,
    }),
  },
};
export const OnAPhone: Story = {
  name: '[OVERVIEW-SCREENS-3] On a phone',
  decorators: [
    (Story) => (
      <div style={{ width: '22rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('150.00')[0]).toBeVisible();
  },
};

/** A panel's width on a 320 px phone. */
export const OnASmallPhone: Story = {
  name: '[OVERVIEW-SCREENS-3] On a small phone with large text',
  beforeEach: () => () => {
    delete document.documentElement.dataset['text'];
    delete document.documentElement.dataset['font'];
  },
  decorators: [
    (Story) => (
      <div style={{ width: '248px' }} data-testid="phone">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    // The catalog's own modes are set by now.
    document.documentElement.dataset['text'] = 'large';
    document.documentElement.dataset['font'] = 'dyslexia';
    const phone = canvas.getByTestId('phone');
    await expect(getComputedStyle(document.documentElement).fontSize).toBe('20px');
    await waitFor(() => expect(phone.scrollWidth).toBeLessThanOrEqual(phone.clientWidth));
    await expect(canvas.getAllByText('1,165.40')[0]).toBeVisible();
    await expect(canvas.getAllByText('150.00')[0]).toBeVisible();
  },
};
