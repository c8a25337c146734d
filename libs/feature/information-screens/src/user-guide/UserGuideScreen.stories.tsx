import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreensContext } from '@finance-analyst/navigation';
import { MemoryRouter } from 'react-router-dom';
import { exampleKeyScopes } from '../testing/exampleKeyScopes.js';
import { exampleRegistry } from '../testing/exampleRegistry.js';
import { exampleScreens } from '../testing/exampleScreens.js';
import { UserGuideScreen } from './UserGuideScreen.js';

const meta = {
  title: 'Information/UserGuideScreen',
  component: UserGuideScreen,
  decorators: [
    (Story) => (
      <MemoryRouter>
        <ScreensContext value={exampleScreens}>
          <Story />
        </ScreensContext>
      </MemoryRouter>
    ),
  ],
  args: { apiBase: '/api/', registry: exampleRegistry, keyScopes: exampleKeyScopes },
} satisfies Meta<typeof UserGuideScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Guide: Story = {};
export const SignedIn: Story = { args: { onReplayTour: () => ({ ok: true }) } };
export const Found: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Search the guide' }), 'terminal growth');
    await canvas.findByText(/sections have these words/);
  },
};
export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Search the guide' }), 'zebra');
    await canvas.findByText('No section has these words.');
  },
};
