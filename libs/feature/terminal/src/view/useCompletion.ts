import { useRef, useState } from 'react';
import { applyCandidate } from '../completion/applyCandidate.js';
import { applyCompletion } from '../completion/applyCompletion.js';
import type { Completion } from '../completion/Completion.js';
import { messages } from '../messages.js';

export interface CompletionDependencies {
  readonly complete: (text: string) => Promise<Completion>;
  /** What stands in the prompt now, up to the caret. */
  readonly typed: () => string;
  /** Puts a text in place of what stands before the caret. */
  readonly replace: (text: string) => void;
}

export interface PromptCompletion {
  /** The words that may stand there, once Tab found more than one; null otherwise. */
  readonly listed: Completion | null;
  /** How many there are, for screen readers. */
  readonly announcement: string;
  /** What is to be typed before any can be known; null otherwise. */
  readonly hint: string | null;
  /** Completes as far as it is clear; asked again where it is not, or told to, it lists the words. */
  next(listsAtOnce?: boolean): Promise<void>;
  choose(candidate: string): void;
  /** Puts the list away. False where there was none. */
  close(): boolean;
}

/** What Tab does in the prompt. */
export function useCompletion({ complete, typed, replace }: CompletionDependencies): PromptCompletion {
  const [shown, setShown] = useState<{ readonly text: string; readonly completion: Completion } | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const [hint, setHint] = useState<string | null>(null);
  // Where the last Tab left the text: a second one there lists the words.
  const left = useRef<string | null>(null);

  const next = async (listsAtOnce = false): Promise<void> => {
    const text = typed();
    const completion = await complete(text);
    // What was typed meanwhile outweighs what was asked before it.
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
