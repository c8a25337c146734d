import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { exampleSaving, workspaceInMemory } from '../testing/exampleSaving.js';
import { atAnAddress } from '../testing/storyFrame.js';
import { EarlierVersionNotice } from './EarlierVersionNotice.js';
import { OtherEditsNotice } from './OtherEditsNotice.js';

const { document } = exampleSaving;

const meta = {
  title: 'Valuation/OtherEditsNotice',
  component: OtherEditsNotice,
  args: {
    draft: {
      documentId: document.id,
      sessionId: 'a closed tab',
      own: false,
      isLeft: true,
      savedAt: '2026-11-20T22:30:00.000Z',
      document,
    },
    workspace: workspaceInMemory(),
    onReopen: fn(),
  },
  decorators: [atAnAddress],
} satisfies Meta<typeof OtherEditsNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OfAnOlderVersion: Story = {};
export const Discarded: Story = {
  name: '[VALUATION-SCREENS-44] Discards them, and brings them back',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Discard them'));
    await expect(await canvas.findByText(/^The edits of .* are discarded\.$/)).toBeVisible();
    await userEvent.click(canvas.getByText('Bring them back'));
    await expect(await canvas.findByText('Go on with them')).toBeVisible();
  },
};
export const EarlierVersion: Story = {
  render: ({ workspace }) => <EarlierVersionNotice version={document} workspace={workspace} />,
};
