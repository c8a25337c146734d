import { useState } from 'react';

export interface EnteredLinesCursor {
  /** The line before the one in the prompt; null at the oldest. */
  older(current: string): string | null;
  /** The line after it, and finally the text that was being typed; null if the prompt already has that. */
  newer(): string | null;
  /** Starts the next search from the last line. */
  rest(): void;
}

/** Moves through the lines that were entered, and remembers the text that was being typed. */
export function useEnteredLines(entered: () => readonly string[]): EnteredLinesCursor {
  const [place, setPlace] = useState<{ readonly back: number; readonly draft: string }>({
    back: 0,
    draft: '',
  });
  const { back, draft } = place;
  return {
    older: (current) => {
      const line = entered().at(-(back + 1));
      if (line === undefined) return null;
      setPlace({ back: back + 1, draft: back === 0 ? current : draft });
      return line;
    },
    newer: () => {
      if (back === 0) return null;
      setPlace({ back: back - 1, draft });
      return back === 1 ? draft : (entered().at(-(back - 1)) ?? draft);
    },
    rest: () => {
      setPlace({ back: 0, draft: '' });
    },
  };
}
