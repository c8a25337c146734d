import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { exampleValuation2 } from '../testing/exampleModel2.js';
import { documentWithPeers, peersWithBetas } from '../testing/examplePeers.js';
import { messages } from './messages.js';
import { PeerBetasTable } from './PeerBetasTable.js';

const meta = {
  title: 'Valuation/PeerBetasTable',
  component: PeerBetasTable,
  parameters: { layout: 'padded' },
  args: {
    valuation: exampleValuation2(documentWithPeers(peersWithBetas)),
    loading: { states: new Map(), load: fn() },
    onExplain: fn(),
    onExplainModel: fn(),
  },
} satisfies Meta<typeof PeerBetasTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  name: '[VALUATION-SCREENS-621] Betas that are loading, wait for prices or could not be loaded',
  args: {
    loading: {
      states: new Map([
        ['MRD', { kind: 'loading' }],
        ['LSM', { kind: 'waiting' }],
        ['VST', { kind: 'failed', reason: 'The server took too long to answer. Try again.' }],
      ]),
      load: fn(),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messages.waitingForPrices(['Lossmaker']), { exact: false })).toBeVisible();
    await expect(canvas.getByText(messages.betasNotLoaded(['Vestal Measuring']))).toBeVisible();
  },
};
export const NoneMeasured: Story = { args: { valuation: exampleValuation2(documentWithPeers()) } };
