import type { Workspace } from '@finance-analyst/workspace';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { exampleReleases } from '../testing/exampleReleases.js';
import { openWorkspace } from '../testing/openWorkspace.js';
import { ChangelogScreen } from './ChangelogScreen.js';

const meta = {
  title: 'Information/ChangelogScreen',
  component: ChangelogScreen,
  decorators: [
    (Story, { parameters }) => (
      <MemoryRouter initialEntries={[String(parameters['address'])]}>
        <Story />
      </MemoryRouter>
    ),
  ],
  parameters: { address: '/changelog' },
} satisfies Meta<typeof ChangelogScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Shipped: Story = {};
export const OneKind: Story = {
  args: { releases: exampleReleases },
  parameters: { address: '/changelog?kind=fixed' },
};
export const NoneOfThisKind: Story = {
  args: { releases: exampleReleases.slice(2) },
  parameters: { address: '/changelog?kind=fixed' },
};
export const ModelsAffected: Story = {
  args: { releases: exampleReleases },
  loaders: [
    async () => ({
      workspace: await openWorkspace([
        { id: 'before', title: 'Northwind Instruments, base case', now: '2027-02-01T09:00:00.000Z' },
        { id: 'other', title: 'Northwind Instruments, bear case', now: '2027-02-02T09:00:00.000Z' },
      ]),
    }),
  ],
  render: (args, { loaded }) => (
    <ChangelogScreen {...args} workspace={(loaded as { readonly workspace: Workspace }).workspace} />
  ),
};
