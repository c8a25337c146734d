import type { Command, CommandRegistry } from '@finance-analyst/contributions';
import { useEffect } from 'react';
import { isTyping } from './isTyping.js';

export interface ShortcutOptions {
  readonly window: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  /** Whether the keys of a command work now. */
  readonly isEnabled: (command: Command) => boolean;
  readonly onCommand: (command: Command) => void;
}

/** What has the keyboard to itself while the focus is in it: not a dialog that says it leaves the page alive. */
const ownKeys =
  '[role="dialog"]:not([aria-modal="false"]), [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Listens for the keys of commands, wherever the focus is outside dialogs and menus. */
export function useShortcuts(
  registry: CommandRegistry | null,
  { window, isEnabled, onCommand }: ShortcutOptions,
): void {
  useEffect(() => {
    if (!registry) return undefined;
    const runFor = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.defaultPrevented || event.isComposing) return;
      const command = registry.findByKeys(event, isTyping(target));
      if (!command || !isEnabled(command)) return;
      if (target instanceof Element && target.closest(ownKeys)) {
        // Who saves the model by habit is not asked where to save the page.
        if ((event.ctrlKey || event.metaKey) && !isTyping(target)) event.preventDefault();
        return;
      }
      // The browser's own meaning of the keys stays away while they are held, too.
      event.preventDefault();
      if (!event.repeat || command.isRepeated) onCommand(command);
    };
    // Before the focused control hears of it, since many controls stop every key that they listen for. Only Escape is
    // theirs first: a field takes back with it what was typed.
    const early = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') runFor(event);
    };
    const late = (event: KeyboardEvent) => {
      if (event.key === 'Escape') runFor(event);
    };
    window.addEventListener('keydown', early, { capture: true });
    window.addEventListener('keydown', late);
    return () => {
      window.removeEventListener('keydown', early, { capture: true });
      window.removeEventListener('keydown', late);
    };
  }, [registry, window, isEnabled, onCommand]);
}

/** Where there are no commands. */
export const noShortcuts = (): boolean => false;
