import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { FigureField, type FigureFieldProps } from './FigureField.js';

const meta = {
  title: 'Figures/FigureField',
  component: FigureField,
  args: { label: 'Terminal growth', kind: 'rate', value: 0.026, onCommit: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof FigureField>;
export default meta;

type Story = StoryObj<typeof meta>;

function Controlled(props: FigureFieldProps): ReactElement {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ width: props.appearance === 'cell' ? '4.5rem' : '12rem' }}>
      <FigureField
        {...props}
        value={value}
        onCommit={(next) => {
          setValue(next);
          props.onCommit(next);
        }}
      />
    </div>
  );
}

export const Rate: Story = {};
export const Amount: Story = {
  args: { label: 'Debt', kind: 'amount', scale: 'millions', currency: 'USD', value: 845_000_000 },
};
export const Multiple: Story = { args: { label: 'Exit multiple', kind: 'multiple', value: 11.5 } };
export const Unset: Story = { args: { value: null, description: 'Below the growth of the economy.' } };
export const Disabled: Story = { args: { isDisabled: true } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const OutsideError: Story = { args: { error: 'Growth must stay below the cost of capital.' } };
export const Cell: Story = {
  args: { appearance: 'cell', isLabelHidden: true, label: 'Growth in 2026', value: 0.112 },
};
export const CellReadOnly: Story = {
  name: '[FIGURES-25] A cell that can only be looked at ends where other figures do',
  args: { ...Cell.args, isReadOnly: true },
  play: async ({ canvas }) => {
    const cell = canvas.getByRole('textbox', { name: 'Growth in 2026 %' });
    const { paddingRight, borderRightWidth } = getComputedStyle(cell);
    await expect([paddingRight, borderRightWidth]).toEqual(['0px', '0px']);
  },
};
export const CellEdited: Story = { args: { ...Cell.args, isEdited: true } };

export const EnterTakesOver: Story = {
  name: '[FIGURES-18] Enter takes over',
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Terminal growth %' });
    await userEvent.clear(field);
    await userEvent.type(field, '7.4%{Enter}');
    await expect(args.onCommit).toHaveBeenCalledOnce();
    await expect(args.onCommit).toHaveBeenCalledWith(0.074);
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('7.4');
  },
};

export const LeavingTakesOver: Story = {
  name: '[FIGURES-18] Leaving takes over',
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '3.25');
    await userEvent.tab();
    await expect(args.onCommit).toHaveBeenCalledWith(0.0325);
    await expect(field).toHaveValue('3.3');
  },
};

export const EscapeRestores: Story = {
  name: '[FIGURES-18] Escape restores',
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '99{Escape}');
    await expect(field).toHaveValue('2.6');
    await userEvent.tab();
    await expect(args.onCommit).not.toHaveBeenCalled();
  },
};

export const ArrowsStep: Story = {
  name: '[FIGURES-16] Arrows step',
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onCommit).toHaveBeenLastCalledWith(0.027);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(args.onCommit).toHaveBeenLastCalledWith(0.025);
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await expect(args.onCommit).toHaveBeenLastCalledWith(0.035);
    await userEvent.keyboard('{PageDown}');
    await expect(args.onCommit).toHaveBeenLastCalledWith(0.025);
  },
};

export const WrongTextKeepsTheValue: Story = {
  name: '[FIGURES-19] Wrong text keeps the value',
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '7,4{Enter}');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/could mean two numbers. For decimals write 7.4/);
    await expect(field).toHaveValue('7,4');
    await expect(args.onCommit).not.toHaveBeenCalled();
  },
};

export const OutsideTheLimits: Story = {
  args: { minimum: 0, maximum: 0.05 },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '7{Enter}');
    await expect(field).toHaveAccessibleDescription(/Enter 5% or less/);
    await expect(args.onCommit).not.toHaveBeenCalled();
  },
};

export const CellWithMoreContrast: Story = {
  name: '[FIGURES-24] A cell has a frame where more contrast is asked for',
  args: { ...Cell.args },
  globals: { mode: 'high-contrast' },
  play: async ({ canvas }) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(--color-control-line)';
    const frame = (): string => getComputedStyle(canvas.getByRole('textbox')).borderTopColor;
    // The color of a frame passes over in a moment.
    await waitFor(() => expect(frame()).toBe(getComputedStyle(probe).color));
    probe.remove();
  },
};

export const CellWithReason: Story = {
  args: { ...Cell.args },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, 'abc{Enter}');
    await expect(field).toHaveAccessibleDescription(/Enter a number/);
  },
};
