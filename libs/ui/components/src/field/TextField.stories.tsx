import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { TextField, type TextFieldProps } from './TextField.js';

const meta = {
  title: 'Components/TextField',
  component: TextField,
  args: { label: 'Name of the model', value: 'Base case', onChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

function Controlled(props: TextFieldProps): ReactElement {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ maxWidth: '22rem' }}>
      <TextField
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

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Name of the model' });
    await userEvent.type(field, ' 2');
    await expect(field).toHaveValue('Base case 2');
    await expect(args.onChange).toHaveBeenLastCalledWith('Base case 2');
  },
};
export const WithDescription: Story = {
  args: { description: 'Shown in the list of models and in reports.' },
};
export const Placeholder: Story = { args: { value: '', placeholder: 'Base case' } };
export const Required: Story = { args: { isRequired: true } };
export const Invalid: Story = {
  name: '[COMPONENTS-10] Invalid',
  args: { value: '', error: 'Give the model a name, so that you find it again.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Give the model a name, so that you find it again.');
  },
};
export const Disabled: Story = { args: { isDisabled: true } };
export const TextArea: Story = {
  args: { label: 'Thesis', value: 'Margins recover as the mix shifts.', rows: 4 },
};
export const Cell: Story = {
  args: {
    appearance: 'cell',
    isLabelHidden: true,
    label: 'Why growth',
    value: 'Fades from 3-year average to GDP',
  },
};
