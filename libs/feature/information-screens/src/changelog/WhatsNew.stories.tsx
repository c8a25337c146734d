import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { exampleReleases } from '../testing/exampleReleases.js';
import { fakeStorage, refusingStorage } from '../testing/fakeStorage.js';
import { seenVersionKey } from './seenVersion.js';
import { WhatsNew } from './WhatsNew.js';

const meta = {
  title: 'Information/WhatsNew',
  component: WhatsNew,
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
  args: { releases: exampleReleases, storage: fakeStorage({ [seenVersionKey]: '0.1.0' }) },
} satisfies Meta<typeof WhatsNew>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SinceLastLook: Story = {};
export const NothingNew: Story = { args: { storage: fakeStorage({ [seenVersionKey]: '0.10.0' }) } };
export const NotKept: Story = { args: { storage: refusingStorage } };
