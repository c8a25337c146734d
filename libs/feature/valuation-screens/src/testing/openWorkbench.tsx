import { createCommandRegistry, type CommandOutcome } from '@finance-analyst/contributions';
import type { DataShown } from '@finance-analyst/market';
import { createMarketDataStore } from '@finance-analyst/market-data';
import {
  createWorkspace,
  type BroadcastPort,
  type EditingLocks,
  type Workspace,
} from '@finance-analyst/workspace';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ChartFile } from '@finance-analyst/charts';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { useEffect, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, parsePath, useLocation, useNavigate } from 'react-router-dom';
import { CompanyNotesContext } from '../workbench/CompanyNotesContext.js';
import { WorkbenchScreen } from '../workbench/WorkbenchScreen.js';
import { memoWorkersHere } from './memoWorkersHere.js';
import { exampleMarket, type ExampleMarket } from './exampleMarket.js';
import { PressedCommands } from './PressedCommands.js';

let ids = 0;

/** Stands for what the application hands in as the ways to a model. */
export const startText = 'Ways to a model';

/** A tab's workspace: on a database of its own, or on one that other tabs have open too. */
export const openTab = (
  database: IDBFactory = new IDBFactory(),
  broadcast?: BroadcastPort,
  locks?: EditingLocks,
): Workspace =>
  createWorkspace({
    indexedDB: database,
    broadcast,
    locks,
    clock: () => new Date('2026-11-20T22:00:00.000Z'),
    createId: () => `id-${(ids += 1)}`,
    ownerId: 'device',
  });

export interface OpenedWorkbench {
  readonly workspace: Workspace;
  /** The addresses that the server was asked for. */
  readonly asked: readonly string[];
  /** What the screen said about its data, call by call. */
  readonly shown: readonly (DataShown | null)[];
  /** The files that were handed out. */
  readonly files: readonly ChartFile[];
  /** The address's parameters as they are now. */
  readonly parameters: () => URLSearchParams;
  /** The paths that the address had, one for each time it was set. */
  readonly visited: readonly string[];
  /** Goes to another address; one of another screen takes the workbench away. */
  readonly go: (address: string) => void;
  /** Enters the word of a command, as the terminal does; its answer is put into the list when it comes. */
  readonly begin: (word: string) => Promise<readonly CommandOutcome[]>;
  /** Enters the word of a command and waits for its answer. */
  readonly run: (word: string) => Promise<CommandOutcome>;
  /** The connection is back: everything is asked for again. */
  readonly reconnect: () => void;
}

/** The screen at an address, over a server that is a function and a database of its own. */
export function openWorkbench({
  address = '/valuation-workbench?symbol=EXM',
  market = () => ({}),
  workspace = openTab(),
  now = '2026-11-20T22:00:00.000Z',
  wait,
  state,
  notesOf = null,
}: {
  readonly address?: string;
  readonly market?: () => ExampleMarket;
  readonly workspace?: Workspace;
  /** ISO 8601. */
  readonly now?: string;
  /** Waits before what is still arriving is requested again. */
  readonly wait?: (durationMs: number) => Promise<void>;
  /** What the address is opened with. */
  readonly state?: unknown;
  /** What other features know of the company. */
  readonly notesOf?: ((symbol: string) => ReactNode) | null;
} = {}): OpenedWorkbench {
  const { fetch, asked } = exampleMarket(market);
  const store = createMarketDataStore({ fetch, ...(wait && { wait }) }, {});
  const visited: string[] = [];
  let place = '';
  let navigate: (address: string) => void = () => undefined;
  const Address = ({ children }: { readonly children: ReactNode }) => {
    const location = useLocation();
    const navigateTo = useNavigate();
    useEffect(() => {
      place = location.search;
      visited.push(location.pathname);
      navigate = (to) => void navigateTo(to);
    }, [location, navigateTo]);
    return location.pathname === '/valuation-workbench' && children;
  };
  const shown: (DataShown | null)[] = [];
  const files: ChartFile[] = [];
  const registry = createCommandRegistry([]);
  const begin = async (word: string): Promise<readonly CommandOutcome[]> => {
    const answers: CommandOutcome[] = [];
    // Its answer waits for what is drawn after this.
    await act(async () => {
      void Promise.resolve(registry.findByWord(word)?.run()).then((answer) => {
        if (answer) answers.push(answer);
      });
    });
    return answers;
  };
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[{ ...parsePath(address), state }]}>
        <Address>
          <CompanyNotesContext value={notesOf}>
            <WorkbenchScreen
              workspace={workspace}
              clock={() => new Date(now)}
              createId={() => `model-${(ids += 1)}`}
              ownerId="device"
              loadMemoWorkers={async () => memoWorkersHere}
              start={<p>{startText}</p>}
              onDataShown={(data) => {
                shown.push(data);
              }}
              onSaveFile={(file) => {
                files.push(file);
              }}
            />
          </CompanyNotesContext>
        </Address>
      </MemoryRouter>
    </Provider>,
    {
      wrapper: ({ children }) => <PressedCommands registry={registry}>{children}</PressedCommands>,
    },
  );
  return {
    workspace,
    asked,
    shown,
    parameters: () => new URLSearchParams(place),
    visited,
    files,
    go: (to) => {
      act(() => {
        navigate(to);
      });
    },
    begin,
    run: async (word) => {
      const answers = await begin(word);
      await waitFor(() => {
        if (answers.length === 0) throw new Error(`There is no answer to ${word}.`);
      });
      return answers[0] as CommandOutcome;
    },
    reconnect: () => {
      window.dispatchEvent(new Event('online'));
    },
  };
}

const found = <T extends Element>(element: T | null | undefined, name: string): T => {
  if (!element) throw new Error(`There is nothing named ${name}.`);
  return element;
};

/** The fields of assumptions whose label fits. Asking for them by label would search the whole screen for each. */
export const fieldsNamed = (pattern: RegExp): readonly HTMLInputElement[] =>
  [...document.querySelectorAll('label')]
    .filter(({ textContent }) => pattern.test(textContent))
    .map(({ htmlFor }) => document.getElementById(htmlFor))
    .filter((field) => field instanceof HTMLInputElement);

/** The field of an assumption, by the words that name it. */
export const fieldOf = (name: string): HTMLInputElement =>
  found(
    fieldsNamed(new RegExp(`^${name}( [%×].*| [A-Z]{3}( (k|m|bn))?| (thousands|millions))?$`, 'u'))[0],
    name,
  );

/** A button by its accessible name, where that is not its text. */
export const buttonNamed = (name: string): HTMLButtonElement =>
  found(document.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`), name);

/** Opens the rates that lines of the forecast show beside their names, year by year. */
export function openRates(): void {
  for (const button of document.querySelectorAll('th button[aria-expanded="false"]')) fireEvent.click(button);
}

/** Waits until the company is valued. */
export const whenOpen = () => screen.findByText('From enterprise to equity');

/** Types into the field of an assumption and takes it over. */
export function enter(name: string, text: string): void {
  const field = fieldOf(name);
  act(() => {
    field.focus();
  });
  fireEvent.input(field, { target: { value: text } });
  fireEvent.keyDown(field, { key: 'Enter' });
}

/** Presses what may load or store before it shows something. */
export const press = (element: Element) =>
  act(async () => {
    fireEvent.click(element);
  });

/** Presses a key where the focus is; `Ctrl+` and `Shift+` in front hold those. */
export function strike(chord: string): void {
  const held = chord.split('+');
  fireEvent.keyDown(document.activeElement ?? document.body, {
    key: held.at(-1) ?? '',
    ctrlKey: held.includes('Ctrl'),
    shiftKey: held.includes('Shift'),
  });
}

const dialogNow = () => document.querySelector('[role="dialog"]');

/**
 * Leaves the open dialog by Escape and waits until it is gone. It takes the focus a frame after it is drawn, and half a
 * second later lets go of it for a frame, so that the key is pressed in the moment in which it has it.
 */
export async function leaveDialog(): Promise<void> {
  await waitFor(() => {
    if (!dialogNow()?.contains(document.activeElement)) throw new Error('The focus is not in the dialog.');
    strike('Escape');
  });
  await waitFor(() => {
    if (dialogNow()) throw new Error('The dialog did not close.');
  });
}

/** A figure of the line under the title: its text, and its button where it has one. */
export function headline(label: string) {
  const isOf = (_text: string, element: Element | null) =>
    element?.tagName === 'DT' &&
    (element.textContent === label || element.textContent.startsWith(`${label},`));
  const term = screen.getByText(isOf);
  const item = term.parentElement as HTMLElement;
  const description = item.querySelector('dd') as HTMLElement;
  return { term: term.textContent, text: description.textContent, within: within(description) };
}

/** Lets what the database and the server still have to say arrive. */
export const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));
