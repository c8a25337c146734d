import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Select, type SelectProps } from './Select.js';

type Method = 'perpetual' | 'exit' | 'fade';

const meta = {
  title: 'Components/Select',
  component: Select<Method>,
  args: {
    label: 'Terminal value',
    value: 'perpetual',
    options: [
      { value: 'perpetual', label: 'Perpetual growth' },
      { value: 'exit', label: 'Exit multiple', description: 'Of EBITDA in the last year' },
      { value: 'fade', label: 'Fade', isDisabled: true },
    ],
    onChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Select<Method>>;
export default meta;

type Story = StoryObj<typeof meta>;

function Controlled(props: SelectProps<Method>): ReactElement {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ maxWidth: '16rem' }}>
      <Select
        {...props}
        value={value}
        onChange={(next) => {
          setValue(next);
          props.onChange(next);
        }}
      />
    </div>
  );
}

export const Default: Story = {};
export const Placeholder: Story = { args: { value: null, placeholder: 'Choose a method' } };
export const WithDescription: Story = {
  args: { description: 'What the company is worth after the forecast.' },
};
export const Invalid: Story = { args: { error: 'Choose a method that the model has figures for.' } };
export const Disabled: Story = { args: { isDisabled: true } };

export const ByKeyboard: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    canvas.getByRole('button', { name: /Terminal value/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    const page = within(canvasElement.ownerDocument.body);
    await page.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('exit');
    await expect(canvas.getByRole('button', { name: /Exit multiple/ })).toBeInTheDocument();
  },
};

export const Open: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Terminal value/ }));
    const list = await within(canvasElement.ownerDocument.body).findByRole('listbox');
    await expect(within(list).getAllByRole('option')).toHaveLength(3);
  },
};
