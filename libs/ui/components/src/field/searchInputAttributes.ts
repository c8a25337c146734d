import styles from './SearchCombobox.module.css';

/** Attributes of every search input. */
export const searchInputAttributes = (
  placeholder: string,
  shortcut: string | undefined,
): { className: string; placeholder: string; 'aria-keyshortcuts'?: string } => ({
  className: styles['input'] ?? '',
  placeholder,
  ...(shortcut ? { 'aria-keyshortcuts': ariaKeys(shortcut) } : {}),
});

/** A shortcut in ARIA notation: `Ctrl K` → `Control+K`, `⌘ K` → `Meta+K`. */
const ariaKeys = (shortcut: string): string =>
  shortcut.replace('Ctrl', 'Control').replace('⌘', 'Meta').replaceAll(' ', '+');
