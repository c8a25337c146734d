import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import {
  exampleDocument,
  exampleFundamentals,
  exampleValuation,
  exampleYear,
} from '../testing/exampleModel.js';
import { exampleLossMaker, exampleValuation2 } from '../testing/exampleModel2.js';
import { TrendsPanel } from './TrendsPanel.js';

const meta = {
  title: 'Valuation/TrendsPanel',
  component: TrendsPanel,
  parameters: { layout: 'padded' },
  args: { valuation: exampleValuation2(), onExplain: fn() },
} satisfies Meta<typeof TrendsPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AgainstTheCostOfCapital: Story = {
  name: '[VALUATION-SCREENS-481] Against the cost of capital',
  play: async ({ args, canvas }) => {
    canvas
      .getByRole('application', { name: /^ROIC before goodwill\. Reference: Cost of capital \d/ })
      .focus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getAllByRole('status')[2]).toHaveTextContent(/^2035, forecast: \d/);
    await userEvent.keyboard('{Enter}');
    await expect(args.onExplain).toHaveBeenCalledWith({ kind: 'model', name: 'roic', period: 10 });
    await userEvent.keyboard('{Home}{Enter}');
    await expect(args.onExplain).toHaveBeenCalledWith({ kind: 'history', line: 'roic', period: 'FY2022' });
  },
};
/** Version 1 has no invested capital. */
export const Version1: Story = { args: { valuation: exampleValuation() } };
export const LongHistory: Story = {
  args: {
    valuation: exampleValuation(
      exampleDocument({
        fundamentals: exampleFundamentals({
          annual: [2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025].map(exampleYear),
        }),
        years: 10,
      }),
    ),
  },
};
export const MissingYear: Story = {
  name: '[VALUATION-SCREENS-482] Missing year',
  args: {
    valuation: exampleValuation(
      exampleDocument({
        fundamentals: exampleFundamentals({ annual: [2021, 2022, 2024, 2025].map(exampleYear) }),
      }),
    ),
  },
  play: async ({ canvas }) => {
    canvas.getByRole('application', { name: /^Operating margin/ }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(canvas.getAllByRole('status')[1]).toHaveTextContent(
      '2023, history: not available, No statements for FY2023.',
    );
  },
};
export const MarginNotDecided: Story = { args: { valuation: exampleLossMaker() } };
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };
