import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { createFakeMonitor } from '../testing/createFakeMonitor.js';
import { exampleReport, restingReport } from '../testing/exampleReport.js';
import { PerformanceSummary } from './PerformanceSummary.js';

const meta: Meta<typeof PerformanceSummary> = {
  title: 'Quality/PerformanceSummary',
  component: PerformanceSummary,
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
};

export default meta;
type Story = StoryObj<typeof PerformanceSummary>;

export const Measured: Story = { args: { monitor: createFakeMonitor(exampleReport) } };

export const NotRunning: Story = { args: { monitor: createFakeMonitor(restingReport) } };
