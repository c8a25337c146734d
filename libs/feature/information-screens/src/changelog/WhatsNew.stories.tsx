import { createStoredEntries } from '@finance-analyst/stored-entries';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { exampleReleases } from '../testing/exampleReleases.js';
import { fakeStorage, deniedStorage } from '../testing/fakeStorage.js';
import { seenVersionEntry } from './seenVersion.js';
import { WhatsNew } from './WhatsNew.js';

const entriesSeenTo = (version: string) =>
  createStoredEntries({ device: fakeStorage({ [seenVersionEntry.key]: version }) });

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
  args: { releases: exampleReleases, entries: entriesSeenTo('0.1.0') },
} satisfies Meta<typeof WhatsNew>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SinceLastLook: Story = {};
export const NothingNew: Story = { args: { entries: entriesSeenTo('0.10.0') } };
export const NotKept: Story = { args: { entries: createStoredEntries({ device: deniedStorage }) } };
