import type { ThemeChoice } from '@finance-analyst/session';

/** Applies the chosen theme to the page and the browser's own bars. */
export function applyTheme(document: Document, choice: ThemeChoice): void {
  const root = document.documentElement;
  if (choice === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = choice;

  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"][data-scheme]')) {
    const scheme = meta.dataset['scheme'] ?? '';
    meta.media =
      choice === 'system' ? `(prefers-color-scheme: ${scheme})` : choice === scheme ? 'all' : 'not all';
  }
}
