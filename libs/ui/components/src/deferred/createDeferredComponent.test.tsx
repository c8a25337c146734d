import { render, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect, type ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import { createDeferredComponent } from './createDeferredComponent.js';

type Part = ComponentType<object>;
const Part = () => <p>The part</p>;

it('[COMPONENTS-11] shows a part that arrives just after it was drawn without it', async () => {
  let arrive: () => void = () => undefined;
  // A promise whose followers are told at once, so that the part arrives at the very moment that is meant.
  const coming = {
    then: (take: (part: Part) => Part) => {
      arrive = () => void take(Part);
      return Promise.resolve(Part);
    },
  } as Promise<Part>;
  const Deferred = createDeferredComponent(() => coming);
  function Arrival() {
    useLayoutEffect(() => {
      arrive();
    });
    return null;
  }
  Deferred.preload();
  render(
    <>
      <Deferred props={{}} fallback={<p>Not there yet</p>} />
      <Arrival />
    </>,
  );
  expect(await screen.findByText('The part')).toBeDefined();
});

it('[COMPONENTS-11] tells of a part that does not arrive, and asks for it again when it is next wanted', async () => {
  let isOnline = false;
  const Deferred = createDeferredComponent<object>(async () => {
    if (!isOnline) throw new Error('offline');
    return Part;
  });
  const fail = vi.fn();
  const { rerender } = render(<Deferred props={{}} onLoadFailure={fail} />);
  await waitFor(() => {
    expect(fail).toHaveBeenCalledOnce();
  });
  rerender(<Deferred props={{}} isWanted={false} onLoadFailure={fail} />);
  isOnline = true;
  rerender(<Deferred props={{}} onLoadFailure={fail} />);
  expect(await screen.findByText('The part')).toBeDefined();
});
