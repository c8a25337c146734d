import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScreensContext } from '@finance-analyst/navigation';
import { MemoryRouter } from 'react-router-dom';
import { exampleScreens } from '../testing/exampleScreens.js';
import { NotFoundScreen } from './NotFoundScreen.js';

const nothing = () => undefined;

const meta = {
  title: 'Information/NotFoundScreen',
  component: NotFoundScreen,
  decorators: [
    (Story, { parameters }) => (
      <MemoryRouter initialEntries={[String(parameters['address'])]}>
        <ScreensContext value={exampleScreens}>
          <Story />
        </ScreensContext>
      </MemoryRouter>
    ),
  ],
  parameters: { address: '/nowhere' },
  args: { search: { query: '', onQueryChange: nothing, results: [], status: 'idle', onSelect: nothing } },
} satisfies Meta<typeof NotFoundScreen>;

export default meta;

export const NoSuchPage: StoryObj<typeof meta> = {};

export const NearAScreen: StoryObj<typeof meta> = { parameters: { address: '/valuation-workbenhc' } };
