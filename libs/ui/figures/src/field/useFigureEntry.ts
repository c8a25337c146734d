import {
  useContext,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { EntryScopeContext } from '@finance-analyst/components';
import { flushSync } from 'react-dom';
import { useFigureFormat } from '../format/FigureFormatProvider.js';
import type { ParseFormat } from '../format/parseFigure.js';
import { editingText, readEntry, stepped, usualSteps, type FigureLimits } from './figureDraft.js';

interface FigureEntryOptions extends FigureLimits {
  readonly value: number | null;
  readonly onCommit: (value: number) => void;
  readonly onClear?: (() => void) | undefined;
  readonly onRefusal?: ((reason: string | null) => void) | undefined;
  readonly format: Omit<ParseFormat, 'locale'>;
  readonly precision?: number | undefined;
  readonly step?: number | undefined;
  readonly isReadOnly: boolean;
  readonly isLive: boolean;
}

interface FigureEntry {
  readonly value: string;
  /** Why the entry is invalid. */
  readonly reason: string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLInputElement>) => void;
  readonly onBlur: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

const directions: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** The text of a figure while it is edited, and its key handling. */
export function useFigureEntry(options: FigureEntryOptions): FigureEntry {
  const {
    value,
    onCommit,
    onClear,
    onRefusal,
    format,
    precision,
    step = usualSteps[format.kind],
    isReadOnly,
    isLive,
  } = options;
  const formatting = useFigureFormat();
  // The draft is uncommitted text; without one the field shows its value.
  const [draft, setDraft] = useState<string>();
  const [focused, setFocused] = useState<HTMLInputElement>();
  const [reason, setReason] = useState<string>();
  const [known, setKnown] = useState(value);
  // Values that were handed out and did not come back as the value yet: what draws the field may take its time.
  const [sent, setSent] = useState<readonly (number | null)[]>([]);
  // Deferred as the value may be: once it has caught up, what did not come back never will, as after undo.
  const isAwaited = useDeferredValue(sent) !== sent;
  const current = isAwaited && sent.length > 0 ? (sent.at(-1) ?? null) : value;
  // The value that arrow keys or live typing began from, for Escape.
  const [steppedFrom, setSteppedFrom] = useState<number>();
  // Number of text changes not caused by typing.
  const [replacements, setReplacements] = useState(0);
  if (known !== value) {
    const answered = sent.lastIndexOf(value);
    setKnown(value);
    setSent(sent.slice(answered < 0 ? sent.length : answered + 1));
    // A value changed elsewhere, by undo or reset, is newer and replaces what was typed before it. A value that
    // comes back from here is older, so text typed since then stays.
    if (answered < 0) {
      setDraft(undefined);
      setReason(undefined);
      setSteppedFrom(undefined);
      setReplacements(replacements + 1);
    }
  }

  // Focus shows all decimals, and a step, undo or reset changes the text; it is then selected, so that
  // typing replaces it.
  useLayoutEffect(() => {
    focused?.select();
  }, [focused, replacements]);

  const standing = focused ? undefined : reason;
  useEffect(() => {
    if (standing === undefined || !onRefusal) return;
    onRefusal(standing);
    return () => {
      onRefusal(null);
    };
  }, [standing, onRefusal]);

  const shown = (): string => {
    if (focused && current !== null) return editingText(current, format, formatting);
    return value === null ? '' : formatting.format(value, { ...format, precision, unit: 'hidden' });
  };
  const restore = (): void => {
    setDraft(undefined);
    setReason(undefined);
  };
  const commit = (next: number): void => {
    restore();
    if (next === current) return;
    setSent([...sent, next]);
    onCommit(next);
  };
  const clear = (): void => {
    if (current === null) return;
    setSent([...sent, null]);
    onClear?.();
  };
  const isCleared = (text: string): boolean => onClear !== undefined && text.trim() === '';
  /** Why what is typed cannot be taken over; null where it is, or where nothing is typed. */
  const commitDraft = (): string | null => {
    setSteppedFrom(undefined);
    if (draft === undefined) return null;
    if (isCleared(draft)) {
      restore();
      clear();
      return null;
    }
    const entry = readEntry(draft, format, options, formatting);
    if (entry.ok) {
      commit(entry.value);
      return null;
    }
    setReason(entry.reason);
    return entry.reason;
  };
  // Commit valid text when the page goes away; the rest stays as typed.
  const commitOnLeaving = useEffectEvent((event: Event) => {
    if (event.type === 'visibilitychange' && document.visibilityState !== 'hidden') return;
    // At once: what keeps edits writes them down at the same event, and there may be no later one.
    if (draft !== undefined && (isCleared(draft) || readEntry(draft, format, options, formatting).ok))
      flushSync(() => {
        commitDraft();
      });
  });
  const isTyped = draft !== undefined;
  useEffect(() => {
    if (!isTyped) return;
    // In the capture phase, before other listeners on the page.
    window.addEventListener('visibilitychange', commitOnLeaving, { capture: true });
    window.addEventListener('pagehide', commitOnLeaving, { capture: true });
    return () => {
      window.removeEventListener('visibilitychange', commitOnLeaving, { capture: true });
      window.removeEventListener('pagehide', commitOnLeaving, { capture: true });
    };
  }, [isTyped]);
  const scope = useContext(EntryScopeContext);
  const typedIn = useRef<HTMLInputElement>(null);
  const commitForScope = useEffectEvent(commitDraft);
  const reasonNow = useEffectEvent(() => reason ?? null);
  useEffect(() => {
    const field = typedIn.current;
    if (!isTyped || !field) return;
    return scope?.register({ field, reason: () => reasonNow(), commit: () => commitForScope() });
  }, [scope, isTyped]);
  useEffect(() => {
    if (isTyped) scope?.notifyChange();
  }, [scope, isTyped, reason]);
  const stepBy = (count: number): void => {
    const entry = draft === undefined ? undefined : readEntry(draft, format, {}, formatting);
    const from = entry?.ok ? entry.value : current;
    if (from === null) return;
    setSteppedFrom(steppedFrom ?? current ?? undefined);
    commit(stepped(from, count * step, options));
    setReplacements(replacements + 1);
  };
  /** Hands out what is typed so far, where it can be read and is allowed; it stays as it is typed. */
  const takeTyped = (text: string): void => {
    if (draft === undefined) setSteppedFrom(steppedFrom ?? current ?? undefined);
    if (isCleared(text)) clear();
    const entry = readEntry(text, format, options, formatting);
    if (!entry.ok || entry.value === current) return;
    setSent([...sent, entry.value]);
    onCommit(entry.value);
  };
  const takeStepsBack = (from: number): void => {
    setSteppedFrom(undefined);
    commit(from);
    setReplacements(replacements + 1);
  };

  return {
    value: draft ?? shown(),
    reason,
    onChange: (event) => {
      typedIn.current = event.currentTarget;
      setDraft(event.currentTarget.value);
      setReason(undefined);
      if (isLive) takeTyped(event.currentTarget.value);
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
        setReplacements(replacements + 1);
      } else if (event.key === 'Escape' && draft !== undefined) {
        // The first Escape belongs to the entry, the next to its parent.
        event.stopPropagation();
        restore();
        if (isLive && steppedFrom !== undefined) takeStepsBack(steppedFrom);
        else if (isLive) clear();
        setSteppedFrom(undefined);
      } else if (event.key === 'Escape' && steppedFrom !== undefined) {
        event.stopPropagation();
        takeStepsBack(steppedFrom);
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
