import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ScrollRegion } from './ScrollRegion.js';

const years = [2024, 2025, 2026, 2027, 2028, 2029, 2030];

const meta = {
  title: 'Components/ScrollRegion',
  component: ScrollRegion,
  args: {
    label: 'Revenue: table',
    children: (
      <table style={{ width: '100%', whiteSpace: 'nowrap' }}>
        <tbody>
          <tr>
            {years.map((year) => (
              <td key={year}>Revenue of {year}</td>
            ))}
          </tr>
        </tbody>
      </table>
    ),
  },
} satisfies Meta<typeof ScrollRegion>;
export default meta;

type Story = StoryObj<typeof meta>;

const shadowOf = (region: HTMLElement): number => Number(getComputedStyle(region, '::after').opacity);

export const Cut: Story = {
  name: '[COMPONENTS-16] A shadow where a table is cut',
  decorators: [
    (Story) => (
      <div style={{ width: '20rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region');
    await waitFor(() => expect(shadowOf(region)).toBe(1));
    region.scrollLeft = region.scrollWidth;
    await waitFor(() => expect(shadowOf(region)).toBe(0));
    region.scrollLeft = 0;
    await waitFor(() => expect(shadowOf(region)).toBe(1));
  },
};

export const Whole: Story = {
  name: '[COMPONENTS-16] No shadow where a table is whole',
  args: { children: <p>Revenue of 2026</p> },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region');
    await expect(region.scrollWidth).toBe(region.clientWidth);
    await expect(shadowOf(region)).toBe(0);
  },
};
