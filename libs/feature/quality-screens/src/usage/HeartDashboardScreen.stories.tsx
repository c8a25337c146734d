import { ScreensContext } from '@finance-analyst/navigation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { createFakeAnalytics } from '../testing/createFakeAnalytics.js';
import { exampleUsage } from '../testing/exampleUsage.js';
import { heartNow } from '../testing/heartEvents.js';
import { HeartDashboardScreen } from './HeartDashboardScreen.js';
import { messages } from './messages.js';

const clock = () => heartNow;

const meta: Meta<typeof HeartDashboardScreen> = {
  title: 'Quality/HeartDashboardScreen',
  component: HeartDashboardScreen,
  decorators: [
    (Story) => (
      <ScreensContext value={[]}>
        <Story />
      </ScreensContext>
    ),
  ],
  args: { clock, analytics: createFakeAnalytics({ usage: exampleUsage }, clock) },
};

export default meta;
type Story = StoryObj<typeof HeartDashboardScreen>;

export const WithUse: Story = {};

export const FirstVisit: Story = { args: { analytics: createFakeAnalytics({}, clock) } };

export const NotKept: Story = {
  args: {
    analytics: createFakeAnalytics(
      {
        usage: exampleUsage.slice(-40),
        problem: 'The device is full: events are lost when the page closes.',
      },
      clock,
    ),
  },
};

export const Survey: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: messages.surveyOpen }));
    await userEvent.click(await screen.findByRole('button', { name: messages.surveySend }));
    await expect(await screen.findByText(messages.surveyMissing)).toBeVisible();
  },
};

export const Clearing: Story = {
  args: { analytics: createFakeAnalytics({ usage: exampleUsage }, clock) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: messages.clear }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
