import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Drawer } from './Drawer.js';

it('brings no landmark of its own: the page behind a dialog has them', () => {
  render(
    <Drawer
      title="Navigation"
      actions={<button type="button">Done</button>}
      isOpen
      onOpenChange={() => undefined}
    >
      <p>Where to go</p>
    </Drawer>,
  );
  const dialog = within(screen.getByRole('dialog', { name: 'Navigation' }));
  expect(dialog.getByRole('button', { name: 'Done' })).toBeDefined();
  expect(dialog.queryByRole('banner')).toBeNull();
  expect(dialog.queryByRole('contentinfo')).toBeNull();
});
