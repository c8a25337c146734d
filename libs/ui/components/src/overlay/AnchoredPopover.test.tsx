import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { createDeferredComponent } from '../deferred/createDeferredComponent.js';
import { AnchoredPopover, type AnchoredPopoverProps } from './AnchoredPopover.js';
import type { PopoverSurfaceProps } from './PopoverSurface.js';

function Anchored({ Surface }: Pick<Required<AnchoredPopoverProps>, 'Surface'>) {
  const anchorRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        ref={anchorRef}
        onClick={() => {
          setOpen(true);
        }}
      >
        Why?
      </button>
      <AnchoredPopover
        label="Reason"
        anchorRef={anchorRef}
        isOpen={isOpen}
        onOpenChange={setOpen}
        Surface={Surface}
      >
        The reason
      </AnchoredPopover>
    </>
  );
}

it('[COMPONENTS-52] says that its code did not load until a press or a key, and tries again when it is next opened', async () => {
  let isOnline = false;
  const Surface = createDeferredComponent<PopoverSurfaceProps>(async () => {
    if (!isOnline) throw new Error('offline');
    return ({ children }) => <p>{children}</p>;
  });
  render(<Anchored Surface={Surface} />);
  const open = async () => {
    await act(async () => {
      fireEvent.click(screen.getByText('Why?'));
      await Promise.resolve();
    });
  };
  await open();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This could not be loaded. Open it again to retry.',
  );
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByRole('alert')).toBeNull();
  await open();
  await screen.findByRole('alert');
  fireEvent.pointerDown(document.body);
  expect(screen.queryByRole('alert')).toBeNull();
  isOnline = true;
  await open();
  expect(await screen.findByText('The reason')).toBeDefined();
});
