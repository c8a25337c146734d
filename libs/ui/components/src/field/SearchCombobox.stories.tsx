import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState, type ReactElement } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.js';
import { Dialog } from '../overlay/Dialog.js';
import { SearchCombobox } from './SearchCombobox.js';
import type { SearchComboboxProps, SearchResult } from './SearchComboboxProps.js';

const companies: readonly SearchResult[] = [
  { id: 'NWI', title: 'Northwind Instruments', detail: 'NWI', mark: 'Sample Exchange' },
  { id: 'NWL', title: 'Northwest Lumber', detail: 'NWL', mark: 'Sample Exchange' },
];

const meta = {
  title: 'Components/SearchCombobox',
  component: SearchCombobox,
  args: {
    label: 'Search companies',
    placeholder: 'Search companies',
    query: '',
    status: 'ready',
    results: companies,
    onQueryChange: fn(),
    onSelect: fn(),
    onRetry: fn(),
    emptyMessage: 'No company matches. Try its ticker.',
    failureMessage: 'The company list did not load.',
    shortcut: 'Ctrl K',
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof SearchCombobox>;
export default meta;

type Story = StoryObj<typeof meta>;

function Controlled(props: SearchComboboxProps): ReactElement {
  const [query, setQuery] = useState(props.query);
  return (
    <div style={{ maxWidth: '26rem' }}>
      <SearchCombobox
        {...props}
        query={query}
        onQueryChange={(next) => {
          setQuery(next);
          props.onQueryChange(next);
        }}
        onSelect={(id) => {
          setQuery('');
          props.onSelect(id);
        }}
      />
    </div>
  );
}

/** The list's code is loaded when the field is first used. */
const loading = { timeout: 10_000 };
const openedList = (canvasElement: HTMLElement): Promise<HTMLElement> =>
  within(canvasElement.ownerDocument.body).findByRole('listbox', {}, loading);

export const Idle: Story = { args: { status: 'idle', results: [] } };

export const ByKeyboard: Story = {
  name: '[COMPONENTS-6] Arrow keys choose, Enter takes',
  play: async ({ args, canvas, canvasElement }) => {
    const field = (): HTMLElement => canvas.getByRole('combobox', { name: 'Search companies', hidden: true });
    await userEvent.type(field(), 'north');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('north');
    const list = await openedList(canvasElement);
    // A list without options shows its message in one.
    const second = await within(list).findByRole('option', { name: /Northwest Lumber/ });
    await expect(within(list).getAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(field()).toHaveAttribute('aria-activedescendant', second.id));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('NWL');
    await waitFor(() => expect(field()).toHaveValue(''));
  },
};

export const EscapeKeepsTheQuery: Story = {
  name: '[COMPONENTS-6] Escape closes',
  play: async ({ args, canvas, canvasElement }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'north');
    await openedList(canvasElement);
    await userEvent.keyboard('{Escape}');
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.queryByRole('listbox')).toBeNull());
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

export const EscapeStepwise: Story = {
  name: '[COMPONENTS-21] Escape closes the list, clears the text, gives the focus back',
  render: (args) => (
    <>
      <Button>Work</Button>
      <FindingNothingInNothing {...args} />
    </>
  ),
  play: async ({ args, canvas, canvasElement }) => {
    const field = (): HTMLElement => canvas.getByRole('combobox', { hidden: true });
    canvas.getByRole('button', { name: 'Work' }).focus();
    // As a shortcut does.
    field().focus();
    await userEvent.keyboard('north');
    await openedList(canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('listbox')).toBeNull());
    await expect(field()).toHaveValue('north');
    await expect(field()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(field()).toHaveValue('');
    await expect(field()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Work' })).toHaveFocus();
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

export const ClosedWhenTaken: Story = {
  name: '[COMPONENTS-21] The list of an empty field that finds nothing is closed',
  render: (args) => <FindingNothingInNothing {...args} />,
  play: async ({ args, canvas, canvasElement }) => {
    const field = (): HTMLElement => canvas.getByRole('combobox', { hidden: true });
    await userEvent.type(field(), 'north');
    await openedList(canvasElement);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onSelect).toHaveBeenCalledOnce();
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('{ArrowDown}');
    await expect(page.queryByRole('listbox')).toBeNull();
  },
};

/** A search that has no results before something is typed. */
function FindingNothingInNothing(props: SearchComboboxProps): ReactElement {
  const [query, setQuery] = useState('');
  return (
    <div style={{ maxWidth: '26rem' }}>
      <SearchCombobox
        {...props}
        query={query}
        onQueryChange={setQuery}
        status={query === '' ? 'idle' : 'ready'}
        results={query === '' ? [] : companies}
        onSelect={(id) => {
          setQuery('');
          props.onSelect(id);
        }}
      />
    </div>
  );
}

/** A search that answers when the last letter is half a second old. */
function Answering(props: SearchComboboxProps): ReactElement {
  const [isAnswered, setAnswered] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return (
    <Controlled
      {...props}
      status={isAnswered ? 'ready' : 'loading'}
      results={isAnswered ? companies : []}
      onQueryChange={() => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => {
          setAnswered(true);
        }, 500);
      }}
    />
  );
}

export const EnterBeforeTheAnswer: Story = {
  name: '[COMPONENTS-6] Enter waits for the answer',
  render: (args) => <Answering {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'north{Enter}');
    await expect(args.onSelect).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledWith('NWI'), loading);
  },
};

export const PressedBeforeTheAnswer: Story = {
  name: '[COMPONENTS-6] In a dialog, a press on the message keeps the list for the answer, whose press chooses',
  render: (args) => (
    <Dialog isOpen onOpenChange={() => undefined} title="New model">
      <Answering {...args} />
    </Dialog>
  ),
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.type(await page.findByRole('combobox'), 'north');
    const list = within(await openedList(canvasElement));
    await userEvent.click(await list.findByText('Searching…'));
    await expect(page.getByRole('combobox')).toHaveFocus();
    await userEvent.click(await list.findByText('Northwest Lumber'));
    await expect(args.onSelect).toHaveBeenCalledWith('NWL');
  },
};

export const ArrowBeforeTheAnswer: Story = {
  name: '[COMPONENTS-6] Arrow Down waits for the answer',
  render: (args) => <Answering {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const field = (): HTMLElement => canvas.getByRole('combobox');
    await userEvent.type(field(), 'north');
    await userEvent.keyboard('{ArrowDown}');
    const list = await openedList(canvasElement);
    const first = await within(list).findByRole('option', { name: /Northwind Instruments/ });
    await waitFor(() => expect(field()).toHaveAttribute('aria-activedescendant', first.id));
  },
};

export const TypedWhileLoading: Story = {
  name: '[COMPONENTS-11] Keeps what is typed and the focus',
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'northwest');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('northwest');
    await openedList(canvasElement);
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await expect(canvas.getByRole('combobox')).toHaveValue('northwest');
  },
};

export const Loading: Story = {
  args: { status: 'loading', results: [] },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'no');
    await expect(await canvas.findByRole('status', {}, loading)).toHaveTextContent('Searching…');
  },
};

export const Grouped: Story = {
  name: '[COMPONENTS-20] Arrow keys go through the groups',
  args: {
    results: [
      { id: 'NWI', title: 'Northwind Instruments', detail: 'NWI', group: 'Companies' },
      { id: '/settings', title: 'Settings', detail: 'How should the product work for me?', group: 'Screens' },
      { id: 'terminal', title: 'Open or close the terminal', mark: 'Ctrl `', group: 'Commands' },
    ],
  },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'n');
    const list = within(await openedList(canvasElement));
    await expect(list.getAllByRole('group')).toHaveLength(3);
    const settings = within(list.getByRole('group', { name: 'Screens' })).getByRole('option', {
      name: /Settings/,
    });
    // It fades in.
    await waitFor(() => expect(settings).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('/settings');
  },
};

export const FailedInPart: Story = {
  name: '[COMPONENTS-20] What was found stays beside the reason why the rest was not',
  args: {
    status: 'failed',
    results: [{ id: '/settings', title: 'Settings', group: 'Screens' }],
  },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('combobox'), 's');
    const list = within(await openedList(canvasElement));
    // It fades in.
    await waitFor(() => expect(list.getByRole('option', { name: 'Settings' })).toBeVisible());
    await expect(await canvas.findByRole('status', {}, loading)).toHaveTextContent(
      'The company list did not load.',
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('/settings');
  },
};

export const Empty: Story = {
  args: { results: [] },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zz');
    await expect(await canvas.findByRole('status', {}, loading)).toHaveTextContent(
      'No company matches. Try its ticker.',
    );
  },
};

export const Failed: Story = {
  name: '[COMPONENTS-6] Enter tries again after a failure',
  args: { status: 'failed', results: [] },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'no');
    await expect(await canvas.findByRole('status', {}, loading)).toHaveTextContent(
      'The company list did not load.',
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LabelShown: Story = { args: { isLabelHidden: false } };
