import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { messages } from '../messages.js';
import { InPageNavigationContext, type InPageNavigation } from './InPageNavigationContext.js';
import { ReloadGuardContext } from './ReloadGuardContext.js';
import { ScreenLoadFailure } from './ScreenLoadFailure.js';

const arrange = ({
  mayReload,
  pathname = '/status',
  goWithin = vi.fn<InPageNavigation>(),
}: {
  readonly mayReload: boolean;
  readonly pathname?: string;
  readonly goWithin?: InPageNavigation | null;
}) => {
  const assign = vi.fn();
  const onTryAgain = vi.fn();
  render(
    <ReloadGuardContext value={async () => mayReload}>
      <InPageNavigationContext value={goWithin}>
        <ScreenLoadFailure onTryAgain={onTryAgain} location={{ assign, pathname }} />
      </InPageNavigationContext>
    </ReloadGuardContext>,
  );
  const link = screen.getByRole('link', { name: messages.back });
  const goBack = () =>
    act(async () => {
      fireEvent.click(link);
    });
  return { assign, onTryAgain, goWithin, link, goBack };
};

it('[NAVIGATION-16] links back by reloading the page, which loads the current release', async () => {
  const { goBack, assign, goWithin } = arrange({ mayReload: true });
  await goBack();
  expect(assign).toHaveBeenCalledWith('/');
  expect(goWithin).not.toHaveBeenCalled();
});

it('[NAVIGATION-16] links back within the page if a reload would lose work', async () => {
  const { goBack, assign, goWithin } = arrange({ mayReload: false });
  await goBack();
  expect(goWithin).toHaveBeenCalledWith('/');
  expect(assign).not.toHaveBeenCalled();
});

it('[NAVIGATION-16] retries if Home itself failed to load', async () => {
  const { goBack, assign, goWithin, onTryAgain } = arrange({ mayReload: false, pathname: '/' });
  await goBack();
  expect(onTryAgain).toHaveBeenCalledTimes(1);
  expect(goWithin).not.toHaveBeenCalled();
  expect(assign).not.toHaveBeenCalled();
});

it('[NAVIGATION-16] reloads if it cannot navigate within the page', async () => {
  const { goBack, assign } = arrange({ mayReload: false, goWithin: null });
  await goBack();
  expect(assign).toHaveBeenCalledWith('/');
});

it('[NAVIGATION-16] leaves clicks that open another tab to the browser', () => {
  const { link, assign } = arrange({ mayReload: true });
  const click = createEvent.click(link, { ctrlKey: true });
  fireEvent(link, click);
  expect(click.defaultPrevented).toBe(false);
  expect(assign).not.toHaveBeenCalled();
});
