import { useCallback, useEffect, useRef, useState } from 'react';

/** Something that was asked for, and who waits for its end. */
export interface Ask<Way, End> {
  readonly way: Way;
  readonly settle: (end: End | Promise<End>) => void;
}

export interface Asks<Way, End> {
  /** What was asked for first and not taken yet. */
  readonly next: Ask<Way, End> | undefined;
  /** Takes it up: whoever does settles it. */
  readonly take: (ask: Ask<Way, End>) => void;
  readonly ask: (way: Way) => Promise<End>;
}

/**
 * What is asked for and waits until everything before it is drawn. Nothing is drawn of a screen that was left: what
 * waits then, and what is asked for later, ends with `left`. The same `left` at every drawing.
 */
export function useAsks<Way, End>(left: End): Asks<Way, End> {
  const [asks, setAsks] = useState<readonly Ask<Way, End>[]>([]);
  const waiting = useRef(new Set<Ask<Way, End>>());
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    const open = waiting.current;
    return () => {
      isLeft.current = true;
      for (const { settle } of open) settle(left);
      open.clear();
    };
  }, [left]);
  const take = useCallback((taken: Ask<Way, End>) => {
    waiting.current.delete(taken);
    setAsks((before) => before.filter((other) => other !== taken));
  }, []);
  const ask = useCallback(
    (way: Way) =>
      new Promise<End>((settle) => {
        if (isLeft.current) {
          settle(left);
          return;
        }
        const asked = { way, settle };
        waiting.current.add(asked);
        setAsks((before) => [...before, asked]);
      }),
    [left],
  );
  return { next: asks[0], take, ask };
}
