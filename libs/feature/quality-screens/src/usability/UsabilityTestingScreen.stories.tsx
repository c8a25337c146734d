import type { Meta, StoryObj } from '@storybook/react-vite';
import { usabilityTestKey } from '@finance-analyst/analytics';
import { createFakeAnalytics } from '../testing/createFakeAnalytics.js';
import { createMemoryStorage } from '../testing/createMemoryStorage.js';
import { exampleUsage } from '../testing/exampleUsage.js';
import { heartNow } from '../testing/heartEvents.js';
import { UsabilityTestingScreen } from './UsabilityTestingScreen.js';

const clock = () => heartNow;
const consentedAt = '2026-11-30T11:50:00.000Z';
const storageWith = (running: unknown) =>
  createMemoryStorage({ [usabilityTestKey]: JSON.stringify({ consentedAt, running }) });

const meta: Meta<typeof UsabilityTestingScreen> = {
  title: 'Quality/UsabilityTestingScreen',
  component: UsabilityTestingScreen,
  args: {
    clock,
    analytics: createFakeAnalytics({ usage: exampleUsage }, clock),
    storage: createMemoryStorage(),
    isRecording: true,
  },
};

export default meta;
type Story = StoryObj<typeof UsabilityTestingScreen>;

export const BeforeConsent: Story = { args: { analytics: createFakeAnalytics({}, clock) } };

export const RecordingOff: Story = { args: { isRecording: false } };

export const Tasks: Story = { args: { storage: storageWith(null) } };

export const UnderWay: Story = {
  args: { storage: storageWith({ taskId: 'change-growth', startedAt: '2026-11-30T11:58:00.000Z' }) },
};
