import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { accessibilityAttributes } from '../preferences/accessibilityAttributes.js';
import type { AccessibilityPreferences } from '../preferences/AccessibilityPreferences.js';
import { defaultAccessibilityPreferences } from '../preferences/defaultAccessibilityPreferences.js';
import { SettingsTrial } from '../testing/SettingsTrial.js';

const meta = { title: 'Accessibility/Settings', component: SettingsTrial } satisfies Meta<
  typeof SettingsTrial
>;
export default meta;

type Story = StoryObj<typeof meta>;

const shown: NonNullable<Story['play']> = async ({ canvas }) => {
  await canvas.findByRole('switch', { name: 'High contrast' });
};
/** The settings on a page that uses these preferences. */
const storyWith = (preferences: Partial<AccessibilityPreferences>): Story => ({
  args: { stored: JSON.stringify(preferences) },
  play: async (context) => {
    await shown(context);
    const asked = accessibilityAttributes({ ...defaultAccessibilityPreferences, ...preferences });
    for (const [name, value] of Object.entries(asked))
      await expect(document.documentElement.getAttribute(name)).toBe(value);
  },
});

export const Defaults: Story = { play: shown };
export const HighContrast = storyWith({ highContrast: true });
export const LargeText = storyWith({ largeText: true });
export const Protanopia = storyWith({ colorBlindMode: 'protanopia' });
export const Deuteranopia = storyWith({ colorBlindMode: 'deuteranopia' });
export const Tritanopia = storyWith({ colorBlindMode: 'tritanopia' });
export const TritanopiaWithHighContrast = storyWith({ colorBlindMode: 'tritanopia', highContrast: true });
export const ScreenReader = storyWith({ screenReader: true });
export const OnAPhone: Story = { args: { width: '17rem' }, play: shown };
export const NotKept: Story = { args: { isDenied: true }, play: shown };
export const NotReadable: Story = { args: { stored: '{"largeText":"yes","skipLinks":0}' }, play: shown };

export const DyslexiaFont: Story = {
  name: '[ACCESSIBILITY-6] Dyslexia font',
  args: { stored: '{"dyslexiaFont":true}' },
  play: async ({ canvas }) => {
    await canvas.findByRole('switch', { name: 'Dyslexia font' });
    await waitFor(() => expect([...document.fonts].some(isLoadedOpenDyslexic)).toBe(true), { timeout: 5000 });
    // Digits have equal width in any font.
    const figure = canvas.getByText(/Gain \+/);
    await expect(getComputedStyle(figure).fontFamily).toMatch(/^OpenDyslexic/);
    await expect(widthOf(figure, '1111')).toBeCloseTo(widthOf(figure, '4444'), 1);
    await expect(widthOf(figure, 'aaaa')).toBeGreaterThan(widthOf(figure, 'iiii'));
  },
};
const isLoadedOpenDyslexic = (font: FontFace): boolean =>
  font.family.includes('OpenDyslexic') && font.status === 'loaded';
const widthOf = (beside: HTMLElement, text: string): number => {
  const probe = document.createElement('span');
  probe.style.fontVariantNumeric = 'tabular-nums';
  probe.textContent = text;
  beside.append(probe);
  const { width } = probe.getBoundingClientRect();
  probe.remove();
  return width;
};

export const FocusRing: Story = {
  name: '[ACCESSIBILITY-7] Focus ring',
  play: async ({ canvas }) => {
    const reset = await canvas.findByRole('button', { name: 'Reset to defaults' });
    await userEvent.click(reset);
    await expect(getComputedStyle(reset).outlineStyle).toBe('solid');
    await userEvent.click(canvas.getByRole('switch', { name: 'Always show the focus' }));
    await expect(document.documentElement.dataset['focus']).toBe('hidden');
    await userEvent.click(reset);
    await expect(document.documentElement.dataset['focus']).toBeUndefined();
    await userEvent.click(canvas.getByRole('switch', { name: 'Always show the focus' }));
    canvas.getByRole('switch', { name: 'Skip links' }).focus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(document.activeElement).toBe(reset);
    await expect(getComputedStyle(reset).outlineStyle).toBe('solid');
  },
};

export const ChosenByKeyboard: Story = {
  name: '[ACCESSIBILITY-16] Chosen by keyboard',
  play: async ({ canvas, canvasElement }) => {
    const contrast = await canvas.findByRole('switch', { name: 'High contrast' });
    contrast.focus();
    await userEvent.keyboard(' ');
    await expect(document.documentElement.dataset['contrast']).toBe('more');
    canvas.getByRole('button', { name: /Color vision/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await within(canvasElement.ownerDocument.body).findByRole('listbox');
    await userEvent.keyboard('{End}{Enter}');
    await expect(document.documentElement.dataset['colorBlind']).toBe('tritanopia');
  },
};
