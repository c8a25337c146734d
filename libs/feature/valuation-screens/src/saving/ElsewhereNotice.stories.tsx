import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, type ComponentProps } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ElsewhereNotice } from './ElsewhereNotice.js';

const onEditHere = fn();

function UnderHeading(props: Omit<ComponentProps<typeof ElsewhereNotice>, 'heading'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        Example Instruments
      </h1>
      <ElsewhereNotice {...props} heading={heading} />
    </>
  );
}

const meta = {
  title: 'Valuation/ElsewhereNotice',
  component: UnderHeading,
  args: { isTaking: false, onEditHere },
} satisfies Meta<typeof UnderHeading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OpenInAnotherTab: Story = {
  name: '[VALUATION-SCREENS-191] Offers to edit here',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit here' }));
    await expect(onEditHere).toHaveBeenCalledOnce();
  },
};
export const BeingHandedOver: Story = { args: { isTaking: true } };
