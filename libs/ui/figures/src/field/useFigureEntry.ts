import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { useFigureFormat } from '../format/FigureFormatProvider.js';
import type { ParseFormat } from '../format/parseFigure.js';
import { editingText, readEntry, stepped, usualSteps, type FigureLimits } from './figureDraft.js';

interface FigureEntryOptions extends FigureLimits {
  readonly value: number | null;
  readonly onCommit: (value: number) => void;
  readonly onRefusal?: ((reason: string | null) => void) | undefined;
  readonly format: Omit<ParseFormat, 'locale'>;
  readonly precision?: number | undefined;
  readonly step?: number | undefined;
  readonly isReadOnly: boolean;
}

interface FigureEntry {
  readonly value: string;
  /** Why the entry does not do. */
  readonly reason: string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLInputElement>) => void;
  readonly onBlur: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

const directions: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** The text of a figure while it is typed, and what each key does to it. */
export function useFigureEntry(options: FigureEntryOptions): FigureEntry {
  const {
    value,
    onCommit,
    onRefusal,
    format,
    precision,
    step = usualSteps[format.kind],
    isReadOnly,
  } = options;
  const formatting = useFigureFormat();
  // The draft is what was typed and not yet taken over; without one the field shows its value.
  const [draft, setDraft] = useState<string>();
  const [focused, setFocused] = useState<HTMLInputElement>();
  const [reason, setReason] = useState<string>();
  const [known, setKnown] = useState(value);
  // A value that changes elsewhere, by undo or reset, is the newer word: what was typed before it is gone.
  if (known !== value) {
    setKnown(value);
    setDraft(undefined);
    setReason(undefined);
  }

  // The text changes to all its decimals with the focus, and to another value's with undo or a reset; it is selected
  // when it has: typing replaces it.
  useLayoutEffect(() => {
    focused?.select();
  }, [focused, value]);

  const standing = focused ? undefined : reason;
  useEffect(() => {
    if (standing === undefined || !onRefusal) return;
    onRefusal(standing);
    return () => {
      onRefusal(null);
    };
  }, [standing, onRefusal]);

  const shown = (): string => {
    if (value === null) return '';
    return focused
      ? editingText(value, format, formatting)
      : formatting.format(value, { ...format, precision, unit: 'hidden' });
  };
  const restore = (): void => {
    setDraft(undefined);
    setReason(undefined);
  };
  const commit = (next: number): void => {
    restore();
    if (next !== value) onCommit(next);
  };
  const commitDraft = (): void => {
    if (draft === undefined) return;
    const entry = readEntry(draft, format, options, formatting);
    if (entry.ok) commit(entry.value);
    else setReason(entry.reason);
  };
  // What can be read and is allowed is kept with the page; the rest stays as it was typed.
  const commitOnLeaving = useEffectEvent((event: Event) => {
    if (event.type === 'visibilitychange' && document.visibilityState !== 'hidden') return;
    // At once: what keeps edits writes them down at the same event, and there may be no later one.
    if (draft !== undefined && readEntry(draft, format, options, formatting).ok) flushSync(commitDraft);
  });
  const isTyped = draft !== undefined;
  useEffect(() => {
    if (!isTyped) return;
    // On its way in, before whoever listens to the page hears of it.
    window.addEventListener('visibilitychange', commitOnLeaving, { capture: true });
    window.addEventListener('pagehide', commitOnLeaving, { capture: true });
    return () => {
      window.removeEventListener('visibilitychange', commitOnLeaving, { capture: true });
      window.removeEventListener('pagehide', commitOnLeaving, { capture: true });
    };
  }, [isTyped]);
  const stepBy = (count: number): void => {
    const entry = draft === undefined ? undefined : readEntry(draft, format, {}, formatting);
    const from = entry?.ok ? entry.value : value;
    if (from !== null) commit(stepped(from, count * step, options));
  };

  return {
    value: draft ?? shown(),
    reason,
    onChange: (event) => {
      setDraft(event.currentTarget.value);
      setReason(undefined);
    },
    onFocus: (event) => {
      setFocused(event.currentTarget);
    },
    onBlur: () => {
      setFocused(undefined);
      commitDraft();
    },
    onKeyDown: (event) => {
      const direction = directions[event.key];
      if (event.key === 'Enter') {
        commitDraft();
        event.currentTarget.select();
      } else if (event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey)) {
        // The key saves what the field stands in, and what is typed belongs to it.
        commitDraft();
      } else if (event.key === 'Escape' && draft !== undefined) {
        // The first Escape belongs to the entry, the next to what the field stands in.
        event.stopPropagation();
        restore();
      } else if (
        direction !== undefined &&
        !isReadOnly &&
        !event.altKey &&
        !event.ctrlKey &&
        !event.metaKey
      ) {
        event.preventDefault();
        stepBy(event.shiftKey && Math.abs(direction) === 1 ? direction * 10 : direction);
      }
    },
  };
}
