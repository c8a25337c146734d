import type { Meta, StoryObj } from '@storybook/react-vite';
import { presetWords } from '@finance-analyst/portfolios';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { messages } from '../messages.js';
import { PortfoliosHere } from '../testing/PortfoliosHere.js';

const meta = {
  title: 'Portfolio/NewPortfolio',
  component: PortfoliosHere,
  args: { bodies: {}, query: '' },
} satisfies Meta<typeof PortfoliosHere>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Growth: Story = {
  name: '[PORTFOLIO-SCREENS-135] Makes a portfolio for growth, and its new accounts sell the highest cost first',
  play: async () => {
    const [open] = await screen.findAllByRole('button', { name: messages.newPortfolio });
    await userEvent.click(open as HTMLElement);
    const name = await screen.findByRole('textbox', { name: messages.portfolioName });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('Growth');
    await userEvent.click(screen.getByRole('button', { name: /Type/u }));
    await userEvent.click(await screen.findByRole('option', { name: presetWords.growth.title }));
    await waitFor(() => expect(screen.getByText(presetWords.growth.explained)).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: messages.create }));
    await expect(await screen.findByRole('heading', { level: 1, name: /^Growth/u })).toBeVisible();
    await userEvent.click(screen.getByText(messages.views.accounts));
    const [add] = await screen.findAllByRole('button', { name: messages.addAccount });
    await userEvent.click(add as HTMLElement);
    await expect(
      await screen.findByRole('button', { name: new RegExp(messages.lotMethods.hifo, 'u') }),
    ).toBeVisible();
  },
};
