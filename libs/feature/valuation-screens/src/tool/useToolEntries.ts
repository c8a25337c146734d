import { paths } from '@finance-analyst/navigation';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { EntryMemory } from './EntryMemory.js';
import {
  completed,
  nextSteps,
  redone,
  startHistory,
  undone,
  withEdit,
  type EntryHistory,
} from './entryHistory.js';
import { messages } from './messages.js';
import { startingEntries } from './startingEntries.js';
import { entriesAt } from './entriesAt.js';
import { hasEntries } from './hasEntries.js';
import { withEntries } from './withEntries.js';
import type { ToolEntries } from './ToolEntries.js';

/** Browsers limit how often an address may change, so it cannot change with every keystroke. */
const addressPauseMs = 400;

export type EntryChange = (entries: ToolEntries) => ToolEntries;

/** The entries of the screen and the actions on them. */
export interface ToolEditing {
  readonly entries: ToolEntries;
  /** The edits that undo would revert and redo would restore; null if there is none. */
  readonly next: { readonly undo: string | null; readonly redo: string | null };
  /** Changes in the same place are one undo step until it is completed. */
  readonly edit: (change: EntryChange, words: string, place?: string) => void;
  readonly complete: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Writes the entries to the address now, as before leaving it. */
  readonly writeAddress: () => void;
  /** The entries could not be stored on the device. */
  readonly isForgotten: boolean;
}

const textOf = (entries: ToolEntries): string => String(withEntries(new URLSearchParams(), entries));

/**
 * Opens the tab's last entries if they are newer than its address. Otherwise, entries in the address are an edit of
 * those stored on the device, which undo restores.
 */
function openedHistory(search: string, memory: EntryMemory): EntryHistory {
  const query = new URLSearchParams(search);
  const opened = entriesAt(query);
  const ofTab = memory.readOfTab(search);
  if (ofTab !== null && textOf(ofTab) !== textOf(opened)) return startHistory(ofTab);
  const remembered = memory.read();
  if (!hasEntries(query)) return startHistory(remembered ?? startingEntries);
  return remembered === null || textOf(remembered) === textOf(opened)
    ? startHistory(opened)
    : withEdit(startHistory(remembered), opened, messages.editLink, 'company');
}

/**
 * Entries from the address, or else the last ones stored on this device. Every edit is written to both, so that a
 * reload, a bookmark and another visit restore it.
 */
export function useToolEntries({
  memory,
  replaceAddress,
}: {
  readonly memory: EntryMemory;
  /** Replaces the query in the address without a new history entry; false if that is not allowed. */
  readonly replaceAddress: (query: string) => boolean;
}): ToolEditing {
  const { search, key, pathname } = useLocation();
  const [history, setHistory] = useState(() => openedHistory(search, memory));
  const [arrivedAt, setArrivedAt] = useState(key);
  if (arrivedAt !== key && pathname === paths.valuationTool) {
    // Another address of this screen was opened: its entries are an edit that undo reverts.
    setArrivedAt(key);
    const query = new URLSearchParams(search);
    if (hasEntries(query)) setHistory(withEdit(history, entriesAt(query), messages.editLink, null));
  }
  const { present } = history;

  const [isForgotten, setForgotten] = useState(false);
  useEffect(() => {
    if (present !== startingEntries || memory.read() !== null) setForgotten(!memory.write(present));
  }, [memory, present]);

  const address = useRef(search);
  useEffect(() => {
    address.current = search;
  }, [search, key]);
  useEffect(() => {
    memory.writeOfTab(address.current, present);
  }, [memory, present]);

  const writeAddress = useCallback(() => {
    const query = String(withEntries(new URLSearchParams(search), present));
    const next = query === '' ? '' : `?${query}`;
    if (!replaceAddress(next)) return;
    address.current = next;
    memory.writeOfTab(next, present);
  }, [present, search, replaceAddress, memory]);
  useEffect(() => {
    const timer = setTimeout(writeAddress, addressPauseMs);
    window.addEventListener('pagehide', writeAddress);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', writeAddress);
    };
  }, [writeAddress, key]);
  const writeLast = useEffectEvent(writeAddress);
  useEffect(
    () => () => {
      writeLast();
    },
    [],
  );

  const edit = useCallback((change: EntryChange, words: string, place?: string) => {
    setHistory((before) => withEdit(before, change(before.present), words, place ?? null));
  }, []);
  const complete = useCallback(() => {
    setHistory(completed);
  }, []);
  const undo = useCallback(() => {
    setHistory(undone);
  }, []);
  const redo = useCallback(() => {
    setHistory(redone);
  }, []);
  const next = useMemo(() => nextSteps(history), [history]);
  return { entries: present, next, edit, complete, undo, redo, writeAddress, isForgotten };
}
