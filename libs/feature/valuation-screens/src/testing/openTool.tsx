import { createCommandRegistry } from '@finance-analyst/contributions';
import type { DataShown } from '@finance-analyst/market';
import { createMarketDataStore } from '@finance-analyst/market-data';
import { act, fireEvent, render } from '@testing-library/react';
import { useEffect } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation, type Location } from 'react-router-dom';
import type { EntryMemory } from '../tool/EntryMemory.js';
import { ToolScreen } from '../tool/ToolScreen.js';
import { createFakeMemory } from './createFakeMemory.js';
import { exampleMarket, type ExampleMarket } from './exampleMarket.js';
import { PressedCommands } from './PressedCommands.js';
import { fieldOf } from './openWorkbench.js';

/** The tool at an address, over a server that is a function. */
export function openTool({
  address = '/valuation-tool',
  market = () => ({}),
  memory = createFakeMemory(),
  copyText = async () => undefined,
}: {
  readonly address?: string;
  readonly market?: () => ExampleMarket;
  readonly memory?: EntryMemory;
  readonly copyText?: (text: string) => Promise<void>;
} = {}) {
  const { fetch, asked } = exampleMarket(market);
  const store = createMarketDataStore({ fetch }, {});
  const registry = createCommandRegistry([]);
  const shown: (DataShown | null)[] = [];
  const place: { query: string; left: Location | null } = { query: '', left: null };
  const { unmount } = render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[address]}>
        <Place
          onLeft={(location) => {
            place.left = location;
          }}
        />
        <ToolScreen
          memory={memory}
          replaceAddress={(query) => {
            place.query = query;
            return true;
          }}
          copyText={copyText}
          onDataShown={(data) => {
            shown.push(data);
          }}
        />
      </MemoryRouter>
    </Provider>,
    { wrapper: ({ children }) => <PressedCommands registry={registry}>{children}</PressedCommands> },
  );
  return {
    asked,
    shown,
    registry,
    unmount,
    query: () => new URLSearchParams(place.query),
    /** The address of another screen that was opened; null while none was. */
    left: () => place.left,
  };
}

/** Tells the address of another screen. */
function Place({ onLeft }: { readonly onLeft: (location: Location) => void }) {
  const location = useLocation();
  useEffect(() => {
    if (location.pathname !== '/valuation-tool') onLeft(location);
  }, [location, onLeft]);
  return null;
}

/** Types into a field, key by key as far as the answer is concerned. */
export function typeInto(name: string, text: string): void {
  const field = fieldOf(name);
  act(() => {
    field.focus();
  });
  fireEvent.input(field, { target: { value: text } });
}
