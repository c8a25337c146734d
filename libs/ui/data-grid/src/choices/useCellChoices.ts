import { useId, useState, type KeyboardEvent } from 'react';
import type { CellChoice, CellChoices } from './CellChoices.js';

/** The list of a cell's choices while its entry is open. */
export interface OpenChoices {
  readonly isOpen: boolean;
  /** The choice that Enter and Tab take; undefined if they take the text as typed. */
  readonly marked: CellChoice | undefined;
  readonly listId: string;
  readonly open: () => void;
  readonly close: () => void;
  /** Forgets the mark that arrow keys set, as the text changed. */
  readonly restart: () => void;
  /** Handles the arrow keys and Escape; answers whether the key was the list's. */
  readonly handleKey: (event: KeyboardEvent<HTMLInputElement>) => boolean;
  readonly optionId: (choice: CellChoice) => string;
}

/** The state and keys of the list of a combobox in a cell, after the ARIA Authoring Practices. */
export function useCellChoices(choices: CellChoices | undefined, isTyped: boolean): OpenChoices {
  const listId = useId();
  const [isWanted, setIsWanted] = useState(false);
  const [moved, setMoved] = useState<string | null>(null);
  const list = choices?.list ?? [];
  const isOpen = isWanted && list.length > 0;
  const marked = isOpen ? list.find(({ id }) => id === (moved ?? choices?.usual)) : undefined;
  const move = (step: 1 | -1): void => {
    const at = marked ? list.indexOf(marked) : step === 1 ? -1 : 0;
    setMoved(list.at((at + step + list.length) % list.length)?.id ?? null);
  };
  return {
    isOpen,
    marked: isTyped || moved !== null ? marked : undefined,
    listId,
    open: () => {
      setIsWanted(true);
    },
    close: () => {
      setIsWanted(false);
      setMoved(null);
    },
    restart: () => {
      setIsWanted(true);
      setMoved(null);
    },
    handleKey: (event) => {
      const { key, ctrlKey, metaKey, shiftKey } = event;
      if (list.length === 0 || ctrlKey || metaKey || shiftKey) return false;
      if (key === 'ArrowDown' || key === 'ArrowUp') {
        event.preventDefault();
        if (!isOpen) setIsWanted(true);
        else move(key === 'ArrowDown' ? 1 : -1);
        return true;
      }
      if (key !== 'Escape' || !isOpen) return false;
      setIsWanted(false);
      setMoved(null);
      // With nothing typed, there is nothing else to end first.
      if (!isTyped && moved === null) return false;
      event.stopPropagation();
      return true;
    },
    optionId: ({ id }) => `${listId}-${id}`,
  };
}
