import { day, number, reason } from '@finance-analyst/foundation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { editedValuation } from '../testing/storyFrame.js';
import { ChecksPanel } from './ChecksPanel.js';
import { formattingIn } from '../testing/formattingIn.js';
import { localisedChecks } from './localisedChecks.js';

const after = (edits: Readonly<Record<string, number | string>>) =>
  localisedChecks(editedValuation(edits), formattingIn('en-US'));

const meta = {
  title: 'Valuation/ChecksPanel',
  component: ChecksPanel,
  args: { checks: after({ terminal_growth: 0, beta: 2 }), notes: [] },
} satisfies Meta<typeof ChecksPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllHold: Story = {};
export const ErrorsAndWarnings: Story = {
  args: {
    checks: after({
      terminal_method: 'market_multiple',
      exit_metric: 'ebit',
      'operating_margin@2030-12-31': -0.4,
      debt_weight: 0.7,
    }),
  },
};
export const CouldNotBeChecked: Story = { args: { checks: after({ terminal_growth: 0.4 }) } };
export const NotesOnTheFilings: Story = {
  args: {
    notes: [
      'Later filings restate FY2023: revenue.',
      reason`Share counts filed before ${day('2025-02-14')} are comparable with later ones only when multiplied by ${number(1.5, 1)}: a split.`,
    ],
  },
};
