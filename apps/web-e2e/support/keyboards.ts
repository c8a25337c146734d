import type { Page } from '@playwright/test';

export interface PressedKeys {
  /** The character this key produces on this keyboard with these modifiers. */
  readonly key: string;
  /** The key's position, named after the US keyboard. */
  readonly code: string;
  readonly control?: boolean;
  readonly alt?: boolean;
  readonly shift?: boolean;
}

/** The keys of the app's shortcuts, as three keyboards report them. */
export const keyboards = {
  'United States': {
    terminal: { key: '`', code: 'Backquote', control: true },
    accessibility: { key: 'A', code: 'KeyA', control: true, shift: true },
    shortcuts: { key: '?', code: 'Slash', shift: true },
    performance: { key: 'P', code: 'KeyP', control: true, shift: true },
    footer: { key: '5', code: 'Digit5', alt: true },
    headingOfLevel2: { key: '@', code: 'Digit2', alt: true, shift: true },
  },
  Germany: {
    terminal: { key: 'Dead', code: 'Backquote', control: true },
    accessibility: { key: 'A', code: 'KeyA', control: true, shift: true },
    shortcuts: { key: '?', code: 'Minus', shift: true },
    performance: { key: 'P', code: 'KeyP', control: true, shift: true },
    footer: { key: '5', code: 'Digit5', alt: true },
    headingOfLevel2: { key: '"', code: 'Digit2', alt: true, shift: true },
  },
  France: {
    terminal: { key: '²', code: 'Backquote', control: true },
    accessibility: { key: 'A', code: 'KeyQ', control: true, shift: true },
    shortcuts: { key: '?', code: 'KeyM', shift: true },
    performance: { key: 'P', code: 'KeyP', control: true, shift: true },
    footer: { key: '(', code: 'Digit5', alt: true },
    headingOfLevel2: { key: '2', code: 'Digit2', alt: true, shift: true },
  },
} as const satisfies Record<string, Record<string, PressedKeys>>;

/** Presses keys as a foreign keyboard reports them; Playwright's own keyboard is a US one. */
export async function press(page: Page, { key, code, control, alt, shift }: PressedKeys): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const modifiers = (alt ? 1 : 0) | (control ? 2 : 0) | (shift ? 8 : 0);
  for (const type of ['rawKeyDown', 'keyUp'] as const)
    await browser.send('Input.dispatchKeyEvent', { type, key, code, modifiers });
  await browser.detach();
}
