import { priceSnapshotOf } from '@finance-analyst/valuation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { exampleFundamentals, exampleQuote } from '../testing/exampleModel.js';
import { atAnAddress } from '../testing/storyFrame.js';
import { PriceNotices } from './PriceNotices.js';
import type { PriceActions } from './PriceActionButtons.js';
import type { LivePrice } from './useLivePrice.js';

const live: LivePrice = {
  isLoading: false,
  quote: exampleQuote,
  problem: null,
  missing: null,
  stale: null,
  isAsking: false,
  ask: async () => exampleQuote,
};
const actions: PriceActions = { onEnter: fn(), onImport: fn(), retry: { isAsking: false, onRetry: fn() } };
const earlier = priceSnapshotOf({ ...exampleQuote, asOf: '2026-10-02' });

const meta = {
  title: 'Valuation/PriceNotices',
  component: PriceNotices,
  args: { price: earlier, fundamentals: exampleFundamentals(), live, onUse: fn() },
  decorators: [atAnAddress],
} satisfies Meta<typeof PriceNotices>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NewerPrice: Story = {};
export const FirstPrice: Story = { args: { price: null } };
const beta = { isWaiting: false, problem: null, isRetrying: false, retry: fn() };
export const BetaAwaited: Story = { args: { beta: { ...beta, isWaiting: true } } };
export const BetaMissing: Story = { args: { beta: { ...beta, problem: 'The request timed out.' } } };
export const FailedPrice: Story = {
  args: {
    price: null,
    live: {
      ...live,
      quote: null,
      problem: 'The server could not be reached. Check your connection, then try again.',
    },
    actions,
  },
};
export const NoSource: Story = {
  args: {
    price: null,
    live: { ...live, quote: null, missing: 'No price provider is configured.' },
    actions,
  },
};
export const AskingAgain: Story = {
  args: {
    price: null,
    live: { ...live, quote: null, problem: 'The server took too long to answer. Try again.', isAsking: true },
    actions: { ...actions, retry: { isAsking: true, onRetry: fn() } },
  },
};
export const StalePrice: Story = {
  args: {
    price: priceSnapshotOf(exampleQuote),
    live: { ...live, stale: 'Dated Nov 20, 2026; no newer price is available.' },
  },
};
export const OlderThanFilings: Story = {
  args: { price: { ...earlier, asOf: '2018-02-07' }, live: undefined },
};
