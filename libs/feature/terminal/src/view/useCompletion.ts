import { useRef, useState } from 'react';
import { applyCandidate } from '../completion/applyCandidate.js';
import { applyCompletion } from '../completion/applyCompletion.js';
import type { Completion } from '../completion/Completion.js';
import { messages } from '../messages.js';

export interface CompletionDependencies {
  readonly complete: (text: string) => Promise<Completion>;
  /** The text in the prompt up to the caret. */
  readonly typed: () => string;
  /** Replaces the text before the caret. */
  readonly replace: (text: string) => void;
}

export interface PromptCompletion {
  /** The candidates, once Tab has found more than one; null otherwise. */
  readonly listed: Completion | null;
  /** Their number, for screen readers. */
  readonly announcement: string;
  /** What to type before candidates can be known; null otherwise. */
  readonly hint: string | null;
  /** Completes as far as the text is unambiguous; lists the candidates when repeated in vain, or on request. */
  next(listsAtOnce?: boolean): Promise<void>;
  choose(candidate: string): void;
  /** Closes the list. Returns false if it was not open. */
  close(): boolean;
}

/** The behavior of Tab in the prompt. */
export function useCompletion({ complete, typed, replace }: CompletionDependencies): PromptCompletion {
  const [shown, setShown] = useState<{ readonly text: string; readonly completion: Completion } | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const [hint, setHint] = useState<string | null>(null);
  // The text after the last Tab: a second Tab on the same text lists the candidates.
  const left = useRef<string | null>(null);

  const next = async (listsAtOnce = false): Promise<void> => {
    const text = typed();
    const completion = await complete(text);
    // A text that changed in the meantime makes this answer obsolete.
    if (typed() !== text) return;
    const completed = applyCompletion(text, completion);
    const count = completion.candidates.length;
    setHint(completion.asksFor === undefined ? null : messages.typeFirst(completion.asksFor));
    if (completed !== null) {
      left.current = completed;
      setShown(null);
      setAnnouncement(completed);
      replace(completed);
    } else if (count > 0 && (listsAtOnce || left.current === text)) {
      setShown({ text, completion });
      setAnnouncement(messages.completionCount(count));
    } else {
      left.current = text;
      setAnnouncement(count === 0 && completion.asksFor === undefined ? messages.completionCount(0) : '');
    }
  };
  return {
    listed: shown?.completion ?? null,
    announcement,
    hint,
    next,
    choose: (candidate) => {
      if (shown) replace(applyCandidate(shown.text, shown.completion, candidate));
      setShown(null);
      setAnnouncement('');
    },
    close: () => {
      left.current = null;
      setShown(null);
      setHint(null);
      setAnnouncement('');
      return shown !== null;
    },
  };
}
