import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@finance-analyst/components';
import { FigureFormatProvider } from '@finance-analyst/figures';
import { useState, type ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect } from 'storybook/test';
import { messages } from '../messages.js';
import type { PricesQuery } from '../quotes/usePrices.js';
import { exampleQuotes } from '../testing/exampleQuotes.js';
import { SampleCompaniesPanel } from './SampleCompaniesPanel.js';

const queryOf = (status: PricesQuery['status'], quotes: typeof exampleQuotes): PricesQuery => ({
  prices: {
    quotes: new Map(quotes.map((quote) => [quote.symbol, quote])),
    missing: new Set(),
    pending: messages.sampleLoading,
  },
  status,
  problem: null,
  loadedEarlier: null,
  retry: () => undefined,
  isRetrying: false,
});

const arrival = 'Let the companies arrive';

/** The panel while companies load, and once the button is pressed. */
function ArrivingCompanies(): ReactElement {
  const [query, setQuery] = useState(queryOf('loading', []));
  return (
    <div style={{ width: '24rem' }}>
      <SampleCompaniesPanel query={query} />
      <Button
        onPress={() => {
          setQuery(queryOf('ready', exampleQuotes));
        }}
      >
        {arrival}
      </Button>
    </div>
  );
}

const meta: Meta = { title: 'Overview/SampleCompaniesPanel' };
export default meta;

export const CompaniesArrive: StoryObj = {
  name: '[OVERVIEW-SCREENS-8] Takes the same space while the companies load and afterwards',
  render: () => (
    <MemoryRouter>
      <FigureFormatProvider locale="en-US" timeZone="UTC">
        <ArrivingCompanies />
      </FigureFormatProvider>
    </MemoryRouter>
  ),
  play: async ({ canvas, userEvent }) => {
    const below = () => canvas.getByRole('button', { name: arrival }).getBoundingClientRect().top;
    const before = below();
    await userEvent.click(canvas.getByRole('button', { name: arrival }));
    await canvas.findByText('Glenhollin Foods');
    await expect(Math.abs(below() - before)).toBeLessThan(4);
  },
};
