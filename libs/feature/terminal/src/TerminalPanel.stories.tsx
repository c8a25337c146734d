import { Button } from '@finance-analyst/components';
import type { KeyCombination } from '@finance-analyst/contributions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { keyMessages } from './key-scopes/keyMessages.js';
import { messages } from './messages.js';
import { createTestTerminal } from './testing/createTestTerminal.js';
import { createLongTask, exampleRegistry } from './testing/exampleRegistry.js';
import { TerminalPanel } from './TerminalPanel.js';
import { terminalKeyScope } from './key-scopes/terminalKeyScope.js';

interface StageProps {
  readonly isStorageFull?: boolean;
}

const wait = { id: 'wait', title: 'Wait', group: 'View', word: 'wait', run: createLongTask().run };

/** A page with the terminal at the bottom. */
function Stage({ isStorageFull = false }: StageProps): ReactElement {
  const [{ terminal }] = useState(() => {
    const made = createTestTerminal();
    made.storage.isFull = isStorageFull;
    made.terminal.show();
    return made;
  });
  const [registry] = useState(() => exampleRegistry([wait]));
  return (
    <>
      <Button onPress={terminal.toggle}>Terminal switch</Button>
      <TerminalPanel registry={registry} terminal={terminal} />
    </>
  );
}

const meta = {
  title: 'Terminal/TerminalPanel',
  component: Stage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Stage>;
export default meta;

type Story = StoryObj<typeof meta>;

const promptOf = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole<HTMLInputElement>('textbox', { name: messages.prompt });

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const prompt = await promptOf(canvasElement);
    await waitFor(() => expect(prompt).toHaveFocus());
    await userEvent.click(within(canvasElement).getByRole('button', { name: messages.close }));
    await expect(prompt).not.toBeVisible();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Terminal switch' }));
    await waitFor(() => expect(prompt).toHaveFocus());
  },
};

export const Answers: Story = {
  play: async ({ canvasElement }) => {
    const prompt = await promptOf(canvasElement);
    await userEvent.type(
      prompt,
      'help{Enter}value GLH.SMP "Bull case" | last 1{Enter}opne settings{Enter}per',
    );
    const log = within(canvasElement).getByRole('log');
    await expect(log).toHaveTextContent('Did you mean open?');
    await expect(log.scrollTop + log.clientHeight).toBeGreaterThan(log.scrollHeight - 4);
  },
};

export const Completions: Story = {
  play: async ({ canvasElement }) => {
    const prompt = await promptOf(canvasElement);
    await userEvent.type(prompt, 'help{Enter}open s');
    await userEvent.tab();
    await userEvent.tab();
    const list = await within(canvasElement).findByRole('list', { name: messages.completions });
    await expect(within(list).getAllByRole('button')).toHaveLength(2);
    const log = within(canvasElement).getByRole('log');
    await waitFor(() => expect(log.scrollTop + log.clientHeight).toBeGreaterThan(log.scrollHeight - 4));
    await expect(prompt).toHaveFocus();
  },
};

export const Running: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(await promptOf(canvasElement), 'wait{Enter}');
    await expect(within(canvasElement).getByRole('progressbar')).toBeVisible();
  },
};

/** Keys in the syntax of `userEvent.keyboard`. */
const pressed = ({ key = '', control }: KeyCombination): string => {
  const one = key.length === 1 ? key : `{${key}}`;
  return control ? `{Control>}${one}{/Control}` : one;
};

export const EveryToldKey: Story = {
  name: '[TERMINAL-20] Every listed key does what the list says',
  play: async ({ canvasElement }) => {
    const prompt = await promptOf(canvasElement);
    const canvas = within(canvasElement);
    const handle = canvas.getByRole('separator', { name: messages.resize });
    const list = () => canvas.queryByRole('list', { name: messages.completions });
    const typed = async (text: string): Promise<void> => {
      await userEvent.clear(prompt);
      await userEvent.type(prompt, text);
    };
    const press = async (keys: readonly KeyCombination[]): Promise<void> => {
      await userEvent.keyboard(keys.map(pressed).join(''));
    };
    const stopsWaiting = async (keys: readonly KeyCombination[]): Promise<void> => {
      await typed('wait{Enter}');
      await expect(canvas.getByRole('progressbar')).toBeVisible();
      await press(keys);
      await expect(canvas.queryByRole('progressbar')).toBeNull();
    };
    const told: Readonly<Record<string, (keys: readonly KeyCombination[]) => Promise<void>>> = {
      [keyMessages.run]: async (keys) => {
        await typed('performance');
        await press(keys);
        await expect(canvas.getByRole('log')).toHaveTextContent(messages.done);
        await expect(prompt).toHaveValue('');
      },
      [keyMessages.complete]: async (keys) => {
        await typed('op');
        await press(keys);
        await waitFor(() => expect(prompt).toHaveValue('open '));
        await typed('open s');
        await press(keys);
        await press(keys);
        await waitFor(() => expect(list()).toBeVisible());
      },
      [keyMessages.takeSuggestion]: async (keys) => {
        await typed('perf');
        await press(keys);
        await expect(prompt).toHaveValue('performance');
      },
      [keyMessages.older]: async (keys) => {
        await typed('being typed');
        await press(keys);
        await expect(prompt).toHaveValue('performance');
      },
      [keyMessages.newer]: async (keys) => {
        await press(keys);
        await expect(prompt).toHaveValue('being typed');
      },
      [keyMessages.giveUp]: async (keys) => {
        await typed('given up');
        await press(keys);
        await expect(prompt).toHaveValue('');
        await stopsWaiting(keys);
      },
      [keyMessages.putAway]: async (keys) => {
        await typed('open s{Tab}{Tab}');
        await waitFor(() => expect(list()).toBeVisible());
        await press(keys);
        await expect(list()).toBeNull();
        await stopsWaiting(keys);
      },
      [keyMessages.resize]: async (keys) => {
        handle.focus();
        for (const key of keys) {
          const before = handle.getAttribute('aria-valuenow');
          await press([key]);
          await expect(handle).not.toHaveAttribute('aria-valuenow', before);
        }
      },
    };
    for (const { title, keys } of terminalKeyScope.keys) await told[title]?.(keys);
    await expect(Object.keys(told)).toEqual(terminalKeyScope.keys.map(({ title }) => title));
  },
};

export const Resized: Story = {
  play: async ({ canvasElement }) => {
    const handle = await within(canvasElement).findByRole('separator', { name: messages.resize });
    const panel = within(canvasElement).getByRole('region', { name: messages.title });
    const { y, x, width } = handle.getBoundingClientRect();
    const before = panel.getBoundingClientRect().height;
    const at = { clientX: x + width / 2, clientY: y + 4 };
    await userEvent.pointer([
      { target: handle, keys: '[MouseLeft>]', coords: at },
      { target: handle, coords: { ...at, clientY: at.clientY - 60 } },
      { keys: '[/MouseLeft]' },
    ]);
    await waitFor(() => expect(panel.getBoundingClientRect().height).toBeGreaterThan(before + 40));
  },
};

export const NotRemembered: Story = { args: { isStorageFull: true } };

export const Narrow: Story = {
  decorators: [
    (StoryInside) => (
      <div style={{ width: 320, overflow: 'hidden' }}>
        <StoryInside />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.type(await promptOf(canvasElement), 'help{Enter}');
    const panel = within(canvasElement).getByRole('region', { name: messages.title });
    await expect(panel.scrollWidth).toBeLessThanOrEqual(320);
    for (const name of [messages.run, messages.close])
      await expect(
        within(panel).getByRole('button', { name }).getBoundingClientRect().right,
      ).toBeLessThanOrEqual(panel.getBoundingClientRect().right);
  },
};
