import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { messages } from '../messages.js';
import { QuickActions } from './QuickActions.js';

it('[SHELL-LAYOUT-32] folds while the screen goes on below', () => {
  let tell: (isInView: boolean) => void = () => undefined;
  const covered: number[] = [];
  render(
    <QuickActions
      terminal={{ isExpanded: () => false, subscribe: () => () => undefined, toggle: () => undefined }}
      onExport={null}
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

it('[SHELL-LAYOUT-181] opens the export of the screen, if the app has one', () => {
  const terminal = { isExpanded: () => false, subscribe: () => () => undefined, toggle: () => undefined };
  const onExport = vi.fn();
  const { rerender } = render(
    <QuickActions terminal={terminal} onExport={onExport} terminalKeys={null} coveredPx={0} />,
  );
  const action = screen.getByRole('button', { name: messages.exportData });
  expect(action.getAttribute('aria-haspopup')).toBe('dialog');
  fireEvent.click(action);
  expect(onExport).toHaveBeenCalledTimes(1);
  rerender(<QuickActions terminal={terminal} onExport={null} terminalKeys={null} coveredPx={0} />);
  expect(screen.queryByRole('button', { name: messages.exportData })).toBeNull();
});
