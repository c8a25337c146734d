import { createStoredEntries } from '@finance-analyst/stored-entries';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createFakeAnalytics } from '../testing/createFakeAnalytics.js';
import { createMemoryStorage } from '../testing/createMemoryStorage.js';
import { exampleUsage } from '../testing/exampleUsage.js';
import { heartNow } from '../testing/heartEvents.js';
import { UsabilityTestingScreen } from './UsabilityTestingScreen.js';
import { usabilityTestEntry } from './usabilityTestEntry.js';

const clock = () => heartNow;
const consentedAt = '2026-11-30T11:50:00.000Z';
const entriesWith = (running: unknown) =>
  createStoredEntries({
    tab: createMemoryStorage({ [usabilityTestEntry.key]: JSON.stringify({ consentedAt, running }) }),
  });

const meta: Meta<typeof UsabilityTestingScreen> = {
  title: 'Quality/UsabilityTestingScreen',
  component: UsabilityTestingScreen,
  args: {
    clock,
    analytics: createFakeAnalytics({ usage: exampleUsage }, clock),
    entries: createStoredEntries({ tab: createMemoryStorage() }),
    isRecording: true,
  },
};

export default meta;
type Story = StoryObj<typeof UsabilityTestingScreen>;

export const BeforeConsent: Story = { args: { analytics: createFakeAnalytics({}, clock) } };

export const RecordingOff: Story = { args: { isRecording: false } };

export const Tasks: Story = { args: { entries: entriesWith(null) } };

export const UnderWay: Story = {
  args: { entries: entriesWith({ taskId: 'change-growth', startedAt: '2026-11-30T11:58:00.000Z' }) },
};
