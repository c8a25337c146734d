import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SearchCombobox, type SearchComboboxProps, type SearchResult } from './SearchCombobox.js';

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

export const Idle: Story = { args: { status: 'idle', results: [] } };

export const ByKeyboard: Story = {
  name: '[COMPONENTS-6] Arrow keys choose, Enter takes',
  play: async ({ args, canvas, canvasElement }) => {
    const field = canvas.getByRole('combobox', { name: 'Search companies' });
    await userEvent.type(field, 'north');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('north');
    const list = await within(canvasElement.ownerDocument.body).findByRole('listbox');
    await expect(within(list).getAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const second = within(list).getByRole('option', { name: /Northwest Lumber/ });
    await expect(field).toHaveAttribute('aria-activedescendant', second.id);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('NWL');
    await waitFor(() => expect(field).toHaveValue(''));
  },
};

export const EscapeKeepsTheQuery: Story = {
  name: '[COMPONENTS-6] Escape closes',
  play: async ({ args, canvas, canvasElement }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'north');
    const page = within(canvasElement.ownerDocument.body);
    await page.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('listbox')).toBeNull());
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  args: { status: 'loading', results: [] },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'no');
    await expect(await canvas.findByRole('status')).toHaveTextContent('Searching…');
  },
};

export const Empty: Story = {
  args: { results: [] },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zz');
    await expect(await canvas.findByRole('status')).toHaveTextContent('No company matches. Try its ticker.');
  },
};

export const Failed: Story = {
  name: '[COMPONENTS-6] Enter tries again after a failure',
  args: { status: 'failed', results: [] },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'no');
    await expect(await canvas.findByRole('status')).toHaveTextContent('The company list did not load.');
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LabelShown: Story = { args: { isLabelHidden: false } };
