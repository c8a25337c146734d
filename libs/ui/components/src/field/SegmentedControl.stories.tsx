import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.js';

type Timing = 'end' | 'middle';

const meta = {
  title: 'Components/SegmentedControl',
  component: SegmentedControl<Timing>,
  args: {
    label: 'Discounting',
    value: 'end',
    options: [
      { value: 'end', label: 'Year end' },
      { value: 'middle', label: 'Mid-year' },
    ],
    onChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof SegmentedControl<Timing>>;
export default meta;

type Story = StoryObj<typeof meta>;

function Controlled(props: SegmentedControlProps<Timing>): ReactElement {
  const [value, setValue] = useState(props.value);
  return (
    <SegmentedControl
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

export const Default: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('radio', { name: 'Year end' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenCalledWith('middle');
    await expect(canvas.getByRole('radio', { name: 'Mid-year' })).toBeChecked();
  },
};
export const LabelShown: Story = { args: { isLabelHidden: false } };
export const Disabled: Story = { args: { isDisabled: true } };
