import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
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
export const EarlierVersion: Story = {
  render: ({ workspace }) => <EarlierVersionNotice version={document} workspace={workspace} />,
};
