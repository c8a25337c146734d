import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { QuickActions } from './QuickActions.js';

it('[SHELL-LAYOUT-32] folds while the screen goes on below', () => {
  let tell: (isInView: boolean) => void = () => undefined;
  const covered: number[] = [];
  render(
    <QuickActions
      terminal={{ isExpanded: () => false, subscribe: () => () => undefined, toggle: () => undefined }}
      terminalKeys={null}
      coveredPx={228}
      observeView={(_, coveredPx, onChange) => {
        covered.push(coveredPx);
        tell = onChange;
        return () => undefined;
      }}
    />,
  );
  expect(covered).toEqual([228]);
  const actions = screen.getByRole('region');
  expect(actions.dataset['folded']).toBe('false');
  act(() => {
    tell(false);
  });
  expect(actions.dataset['folded']).toBe('true');
  expect(screen.getByRole('button', { name: 'Terminal' })).toBeDefined();
});
