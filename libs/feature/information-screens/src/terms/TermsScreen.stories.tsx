import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { TermsScreen } from './TermsScreen.js';

const meta = {
  title: 'Information/TermsScreen',
  component: TermsScreen,
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof TermsScreen>;
export default meta;

export const Terms: StoryObj<typeof meta> = {};
