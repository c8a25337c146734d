import { FigureFormatProvider } from '@finance-analyst/figures';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { messages } from '../messages.js';
import { defaultAccessibilityPreferences } from '../preferences/defaultAccessibilityPreferences.js';
import { preferenceNames } from '../preferences/isPreferenceValue.js';
import { AccessibilityProvider } from '../provider/AccessibilityProvider.js';
import { createTrial, type Trial } from '../testing/createTrial.js';
import { AccessibilityForm } from './AccessibilityForm.js';
import { settingsMessages } from './settingsMessages.js';

const show = (trial: Trial = createTrial()): Trial => {
  render(
    <AccessibilityProvider store={trial.store}>
      <AccessibilityForm />
    </AccessibilityProvider>,
  );
  return trial;
};

const switches = preferenceNames.filter((name) => name !== 'colorBlindMode');

describe('AccessibilityForm', () => {
  it.each(switches)('[ACCESSIBILITY-16] changes %s at once, and says what it does', (name) => {
    const { store } = show();
    const control = screen.getByRole('switch', { name: messages.names[name] });
    expect((control as HTMLInputElement).checked).toBe(defaultAccessibilityPreferences[name]);
    expect(screen.getByText(settingsMessages.descriptions[name])).toBeDefined();
    fireEvent.click(control);
    expect(store.read()).toEqual({
      ...defaultAccessibilityPreferences,
      [name]: !defaultAccessibilityPreferences[name],
    });
  });

  it('[ACCESSIBILITY-16] groups what belongs together', () => {
    show();
    expect(screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)).toEqual(
      expect.arrayContaining(['Seeing', 'Moving', 'Reading', 'Keyboard']),
    );
    const keyboard = screen.getByRole('group', { name: 'Keyboard' });
    expect(within(keyboard).getAllByRole('switch')).toHaveLength(3);
  });

  it('[ACCESSIBILITY-16] goes back to the defaults, and says so', () => {
    const { store } = show(createTrial({ stored: '{"largeText":true,"skipLinks":false}' }));
    fireEvent.click(screen.getByRole('button', { name: settingsMessages.reset }));
    expect(store.read()).toEqual(defaultAccessibilityPreferences);
    expect(screen.getByText(settingsMessages.wasReset)).toBeDefined();
  });

  it('[ACCESSIBILITY-16] follows what is chosen elsewhere', () => {
    const { storeElsewhere } = show();
    act(() => {
      storeElsewhere('{"reducedMotion":true,"colorBlindMode":"tritanopia"}');
    });
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Reduced motion' }).checked).toBe(true);
    expect(screen.getByRole('button', { name: /Tritanopia/u })).toBeDefined();
  });

  it('[ACCESSIBILITY-17] shows gains, losses and series by more than color', () => {
    show();
    const preview = screen.getByRole('group', { name: settingsMessages.preview });
    expect(preview.textContent).toMatch(/Gain \+.*Loss −/u);
    expect(within(preview).getAllByRole('listitem')).toHaveLength(5);
    cleanup();
    render(
      <FigureFormatProvider locale="de-DE" timeZone="UTC">
        <AccessibilityProvider store={createTrial().store}>
          <AccessibilityForm />
        </AccessibilityProvider>
      </FigureFormatProvider>,
    );
    expect(screen.getByText(/Gain \+2,4%/u)).toBeDefined();
  });

  it.each([
    [{ stored: '{' }, messages.unreadable],
    [{ stored: '{"skipLinks":0}' }, messages.wrongFields(['Skip links'])],
    [{ refusal: 'SecurityError' as const }, messages.notKept],
  ])('[ACCESSIBILITY-17] says that settings are not readable or not kept: %j', (edges, problem) => {
    show(createTrial(edges));
    expect(screen.getByRole('status').textContent).toContain(problem);
  });
});
