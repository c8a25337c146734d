import { createStoredEntries } from '@finance-analyst/stored-entries';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, userEvent, within } from 'storybook/test';
import { createFakeAnalytics } from '../testing/createFakeAnalytics.js';
import { createMemoryStorage } from '../testing/createMemoryStorage.js';
import { heartNow } from '../testing/heartEvents.js';
import { messages } from './messages.js';
import { TaskStrip } from './TaskStrip.js';
import { usabilityTestEntry } from './usabilityTestEntry.js';

const clock = () => heartNow;
const underWay = () =>
  createStoredEntries({
    tab: createMemoryStorage({
      [usabilityTestEntry.key]: JSON.stringify({
        consentedAt: '2026-11-30T11:50:00.000Z',
        running: { taskId: 'explain-number', startedAt: '2026-11-30T11:58:00.000Z' },
      }),
    }),
  });

const meta: Meta<typeof TaskStrip> = {
  title: 'Quality/TaskStrip',
  component: TaskStrip,
  args: { clock },
  render: () => (
    <MemoryRouter>
      <TaskStrip analytics={createFakeAnalytics({}, clock)} clock={clock} entries={underWay()} />
    </MemoryRouter>
  ),
};

export default meta;
type Story = StoryObj<typeof TaskStrip>;

export const UnderWay: Story = {};

export const Recorded: Story = {
  play: async ({ canvasElement }) => {
    const strip = within(canvasElement);
    await userEvent.click(strip.getByRole('button', { name: messages.done }));
    await expect(strip.getByRole('link', { name: messages.backToTasks })).toHaveFocus();
  },
};
