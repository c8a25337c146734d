import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Checkbox } from './Checkbox.js';
import { Switch } from './Switch.js';

const meta = { title: 'Components/Checkbox and Switch' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

function ControlledCheckbox({ description }: { readonly description?: string }): ReactElement {
  const [isSelected, setSelected] = useState(false);
  return (
    <Checkbox isSelected={isSelected} onChange={setSelected} {...(description ? { description } : {})}>
      Keep my reasons
    </Checkbox>
  );
}

function ControlledSwitch(): ReactElement {
  const [isSelected, setSelected] = useState(false);
  return (
    <Switch isSelected={isSelected} onChange={setSelected} description="Half a year earlier for each flow.">
      Discount mid-year
    </Switch>
  );
}

export const CheckboxByKeyboard: Story = {
  render: () => <ControlledCheckbox />,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Keep my reasons' });
    box.focus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
  },
};
export const CheckboxDescribed: Story = {
  render: () => <ControlledCheckbox description="They stand beside the figures in a report." />,
};
export const CheckboxIndeterminate: Story = {
  render: () => (
    <Checkbox isSelected={false} isIndeterminate onChange={() => undefined}>
      All assumptions
    </Checkbox>
  ),
};
export const CheckboxDisabled: Story = {
  render: () => (
    <Checkbox isSelected isDisabled onChange={() => undefined}>
      Keep my reasons
    </Checkbox>
  ),
};
export const SwitchByKeyboard: Story = {
  render: () => <ControlledSwitch />,
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Discount mid-year' });
    control.focus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
  },
};
export const SwitchDisabled: Story = {
  render: () => (
    <Switch isSelected isDisabled onChange={() => undefined}>
      Discount mid-year
    </Switch>
  ),
};
