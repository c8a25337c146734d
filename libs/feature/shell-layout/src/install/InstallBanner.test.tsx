import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createTestTools } from '../testing/createTestTools.js';
import { offerOf } from '../testing/offerOf.js';
import { TestShell } from '../testing/TestShell.js';

const showOffered = async () => {
  const tools = createTestTools();
  render(<TestShell tools={tools} />);
  expect(screen.queryByRole('heading', { name: /Install/ })).toBeNull();
  const { event, timesShown } = offerOf('accepted');
  await act(async () => {
    tools.browser.dispatchEvent(event);
  });
  const heading = await screen.findByRole('heading', { name: 'Install Finance Analyst Pro' });
  const banner = heading.closest('aside');
  if (!banner) throw new Error('The heading stands in no banner.');
  return { banner, timesShown };
};
const press = (element: HTMLElement) =>
  act(async () => {
    fireEvent.click(element);
  });

describe('the install banner', () => {
  it('[SHELL-LAYOUT-31] names the product and what installing it brings', async () => {
    const { banner } = await showOffered();
    expect(within(banner).getByText('Get faster access and offline features')).toBeDefined();
  });

  it('[SHELL-LAYOUT-27] shows the browser’s prompt when Install is pressed, and goes', async () => {
    const { banner, timesShown } = await showOffered();
    await press(within(banner).getByRole('button', { name: 'Install' }));
    expect(timesShown()).toBe(1);
    expect(screen.queryByRole('heading', { name: /Install/ })).toBeNull();
  });

  it('[SHELL-LAYOUT-28] goes when it is dismissed', async () => {
    const { banner, timesShown } = await showOffered();
    await press(within(banner).getByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('heading', { name: /Install/ })).toBeNull();
    expect(timesShown()).toBe(0);
  });
});
