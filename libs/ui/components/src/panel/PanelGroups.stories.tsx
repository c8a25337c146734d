import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Panel } from './Panel.js';
import { PanelGroups } from './PanelGroups.js';

const meta = {
  title: 'Components/Panel groups',
  component: PanelGroups,
  args: {
    label: 'Parts of this screen',
    groups: [
      { id: 'losses', title: 'Losses', panels: <Panel title="What can be lost" minHeight="60rem" /> },
      { id: 'stress', title: 'Stress', panels: <Panel title="Custom shocks" minHeight="60rem" /> },
    ],
  },
} satisfies Meta<typeof PanelGroups>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Links: Story = {
  name: '[COMPONENTS-73] A link moves the view and the focus to its panels',
  play: async ({ canvas }) => {
    const stress = canvas.getByRole('group', { name: 'Stress' });
    await expect(stress.getBoundingClientRect().top).toBeGreaterThan(innerHeight);
    canvas.getByRole('link', { name: 'Stress' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(stress.getBoundingClientRect().top).toBeLessThan(innerHeight / 2));
    await expect(stress).toHaveFocus();
  },
};
