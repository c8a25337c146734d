import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@finance-analyst/components';
import { createMarketDataStore } from '@finance-analyst/market-data';
import { savedModelsSlice, type Workspace } from '@finance-analyst/workspace';
import { useState, type ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect } from 'storybook/test';
import { messages } from '../messages.js';
import { exampleCalculations } from '../testing/exampleCalculations.js';
import { exampleQuotes } from '../testing/exampleQuotes.js';
import { stageNow } from '../testing/HomeStage.js';
import { openWorkspace } from '../testing/openWorkspace.js';
import { RecentModelsPanel } from './RecentModelsPanel.js';

const empty = { ...savedModelsSlice.getInitialState(), phase: 'loaded' } as const;
const arrival = 'Let the samples arrive';

/** The panel on a device without models; the samples arrive when the button is pressed. */
function EmptyPanel({ workspace }: { readonly workspace: Workspace }): ReactElement {
  const [calculations] = useState(exampleCalculations);
  const [quotes, setQuotes] = useState<typeof exampleQuotes>([]);
  const [store] = useState(() =>
    createMarketDataStore(
      { fetch: () => new Promise(() => undefined), clock: () => stageNow },
      { savedModels: (state = empty) => state },
    ),
  );
  return (
    <Provider store={store}>
      <MemoryRouter>
        <RecentModelsPanel
          workspace={workspace}
          models={{ rows: [], isAll: true, showAll: () => undefined }}
          prices={{
            quotes: new Map(quotes.map((quote) => [quote.symbol, quote])),
            missing: new Set(),
            pending: '',
          }}
          now={stageNow}
          calculations={calculations}
        />
        <Button
          onPress={() => {
            setQuotes(exampleQuotes);
          }}
        >
          {arrival}
        </Button>
      </MemoryRouter>
    </Provider>
  );
}

const meta: Meta = {
  title: 'Overview/RecentModelsPanel',
  loaders: [async () => ({ workspace: await openWorkspace() })],
  render: (_args, { loaded }) => <EmptyPanel workspace={(loaded as { workspace: Workspace }).workspace} />,
};
export default meta;

export const SamplesArrive: StoryObj = {
  name: '[OVERVIEW-SCREENS-7] An empty list reserves space for the sample company',
  play: async ({ canvas, userEvent }) => {
    const words = await canvas.findByText(messages.noModelsExplained);
    const { top } = words.getBoundingClientRect();
    await expect(canvas.queryByRole('link', { name: messages.valueSample })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: arrival }));
    await canvas.findByRole('link', { name: messages.valueSample });
    await expect(words.getBoundingClientRect().top).toBe(top);
  },
};
