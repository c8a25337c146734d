import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MaintenanceScreen } from './MaintenanceScreen.js';

it('[SHELL-LAYOUT-1] shows the maintenance text and nothing else', () => {
  const { container } = render(<MaintenanceScreen />);
  expect(container.textContent).toBe('We will be back shortly, development updates currently in progress.');
});
