import type { Preferences } from '@finance-analyst/session';

export interface ThemeToggle {
  readonly window: Pick<Window, 'matchMedia'>;
  readonly preferences: Pick<Preferences, 'read' | 'change'>;
}

/** Switches from dark to light or back; if the system's theme applies, from that one. */
export function toggleTheme({ window, preferences }: ThemeToggle): void {
  const { theme } = preferences.read();
  const isDark =
    theme === 'system' ? window.matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
  preferences.change({ theme: isDark ? 'light' : 'dark' });
}
