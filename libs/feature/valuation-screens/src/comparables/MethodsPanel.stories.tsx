import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleValuation2 } from '../testing/exampleModel2.js';
import { documentWithPeers } from '../testing/examplePeers.js';
import { exampleBuyoutDocument } from '../testing/exampleBuyout.js';
import { workspaceInMemory } from '../testing/exampleSaving.js';
import { MethodsPanel } from './MethodsPanel.js';

const meta = {
  title: 'Valuation/MethodsPanel',
  component: MethodsPanel,
  parameters: { layout: 'padded' },
  args: { valuation: exampleValuation2(documentWithPeers()) },
} satisfies Meta<typeof MethodsPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithPeers: Story = {};
export const WithoutPeers: Story = {
  name: '[VALUATION-SCREENS-536] Says where multiples come from while there are no peers',
  args: { valuation: exampleValuation2(documentWithPeers([])) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Multiples: add peers under Comparables.')).toBeVisible();
  },
};

export const WithSavedBuyout: Story = {
  name: '[VALUATION-SCREENS-643] Has the saved buyout of the company among its methods',
  args: { workspace: workspaceInMemory(), modelId: 'example-model' },
  loaders: [
    async ({ args: { workspace } }) => {
      await workspace?.save(exampleBuyoutDocument());
    },
  ],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Leveraged buyout: Example Company, leveraged buyout, sensitivity, one step.'),
    ).toBeVisible();
    await expect(canvas.getByText('Leveraged buyout, saved model')).toBeVisible();
  },
};
