import type { Command, CommandRegistry } from '@finance-analyst/contributions';
import { useEffect } from 'react';
import { isTyping } from './isTyping.js';

export interface ShortcutOptions {
  readonly window: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  /** Whether a command's keys work now. */
  readonly isEnabled: (command: Command) => boolean;
  readonly onCommand: (command: Command) => void;
}

/** Elements that own the keyboard while focused: not a dialog that leaves the page active. */
const ownKeys =
  '[role="dialog"]:not([aria-modal="false"]), [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Listens for command keys, wherever the focus is outside dialogs and menus. */
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
        // People who save by habit should not get the browser's save dialog.
        if ((event.ctrlKey || event.metaKey) && !isTyping(target)) event.preventDefault();
        return;
      }
      // The browser's default is suppressed while the keys are held, too.
      event.preventDefault();
      if (!event.repeat || command.isRepeated) onCommand(command);
    };
    // Captured before the focused control, since many controls stop every key event they handle. Only Escape is
    // theirs first: a field uses it to discard what was typed.
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

/** For a page without commands. */
export const noShortcuts = (): boolean => false;
