import styles from './SearchCombobox.module.css';

/** What every search field's input carries. */
export const searchInputAttributes = (
  placeholder: string,
  shortcut: string | undefined,
): { className: string; placeholder: string; 'aria-keyshortcuts'?: string } => ({
  className: styles['input'] ?? '',
  placeholder,
  ...(shortcut ? { 'aria-keyshortcuts': ariaKeys(shortcut) } : {}),
});

/** A shortcut as ARIA writes it: `Ctrl K` → `Control+K`, `⌘ K` → `Meta+K`. */
const ariaKeys = (shortcut: string): string =>
  shortcut.replace('Ctrl', 'Control').replace('⌘', 'Meta').replaceAll(' ', '+');
