import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { messages } from './messages.js';
import { openTerminalLabel } from './testing/exampleSteps.js';
import { TourStage } from './testing/TourStage.js';

const meta = {
  title: 'Tour/OnboardingTour',
  component: TourStage,
  parameters: { layout: 'fullscreen' },
  args: { targets: ['terminal-toggle', 'nav-valuation-workbench', 'nav-model-lab', 'nav-reports'] },
} satisfies Meta<typeof TourStage>;
export default meta;

type Story = StoryObj<typeof meta>;

const cardOn = async (canvasElement: HTMLElement) => {
  const page = within(canvasElement.ownerDocument.body);
  const card = await page.findByRole('dialog');
  await waitFor(() => expect(card).toHaveFocus());
  await waitFor(() => expect(getComputedStyle(card).opacity).toBe('1'));
  return card;
};
const goOn = async (canvasElement: HTMLElement, steps: number) => {
  for (let step = 0; step < steps; step += 1)
    await userEvent.click(within(await cardOn(canvasElement)).getByRole('button', { name: messages.next }));
  return cardOn(canvasElement);
};

export const Welcome: Story = {
  play: async ({ canvasElement }) => {
    const { left, right } = (await cardOn(canvasElement)).getBoundingClientRect();
    await expect(Math.abs((left + right - document.documentElement.clientWidth) / 2)).toBeLessThan(2);
  },
};

export const Terminal: Story = {
  play: async ({ canvasElement }) => {
    const card = await goOn(canvasElement, 1);
    const target = within(canvasElement).getByText('terminal-toggle').getBoundingClientRect();
    await waitFor(() => expect(card.getBoundingClientRect().top).toBeGreaterThan(target.bottom));
    await userEvent.tab();
    await expect(within(card).getByRole('button', { name: openTerminalLabel })).toHaveFocus();
    for (let press = 0; press < 4; press += 1) await userEvent.tab();
    await expect(card).toContainElement(document.activeElement as HTMLElement);
  },
};

export const SampleData: Story = {
  play: async ({ canvasElement }) => {
    await goOn(canvasElement, 2);
  },
};

export const ModelLab: Story = {
  play: async ({ canvasElement }) => {
    await goOn(canvasElement, 3);
  },
};

export const Export: Story = {
  play: async ({ canvasElement }) => {
    const card = await goOn(canvasElement, 4);
    await expect(within(card).getByRole('button', { name: messages.finish })).toBeVisible();
  },
};

export const WithoutTargets: Story = {
  args: { targets: [] },
  play: async ({ canvasElement }) => {
    await goOn(canvasElement, 1);
  },
};

export const MovesWithScrolling: Story = {
  args: { children: <div style={{ height: 3000 }} /> },
  play: async ({ canvasElement }) => {
    const card = await goOn(canvasElement, 1);
    const target = within(canvasElement).getByText('terminal-toggle');
    // The welcome before it was centered, far below.
    await waitFor(() =>
      expect(Math.abs(card.getBoundingClientRect().top - target.getBoundingClientRect().bottom)).toBeLessThan(
        40,
      ),
    );
    const before = card.getBoundingClientRect().top;
    document.documentElement.scrollTop = 10;
    await waitFor(() => expect(card.getBoundingClientRect().top).toBeCloseTo(before - 10, 0));
    document.documentElement.scrollTop = 0;
  },
};

export const EndsWithEscape: Story = {
  play: async ({ canvasElement }) => {
    const card = await cardOn(canvasElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(card).not.toBeInTheDocument());
  },
};
