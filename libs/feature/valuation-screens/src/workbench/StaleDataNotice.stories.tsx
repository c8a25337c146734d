import type { Meta, StoryObj } from '@storybook/react-vite';
import { StaleDataNotice } from './StaleDataNotice.js';

const meta = {
  title: 'Valuation/StaleDataNotice',
  component: StaleDataNotice,
  args: {
    data: [
      { what: 'Filings', fetchedAt: '2026-11-20T06:00:00.000Z', reason: 'SEC EDGAR did not answer.' },
      { what: 'Market parameters', fetchedAt: '2026-11-19T18:30:00.000Z', reason: null },
    ],
  },
} satisfies Meta<typeof StaleDataNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FilingsAndParameters: Story = {};
