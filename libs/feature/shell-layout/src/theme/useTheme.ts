import { useCallback, useEffect, useMemo, useState } from 'react';
import { applyTheme } from './applyTheme.js';
import { preferencesKey, readThemeChoice, storeThemeChoice, type ThemeChoice } from './themeChoice.js';
import { withThemeTransition } from './withThemeTransition.js';

export interface ThemeEdges {
  readonly document: Document;
  readonly window: Pick<Window, 'addEventListener' | 'removeEventListener' | 'matchMedia'>;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
}

export interface Theme {
  readonly choice: ThemeChoice;
  /** False after the browser refused to keep the choice. */
  readonly isStored: boolean;
  choose(choice: ThemeChoice): void;
}

/** The theme of the page: what was stored, what is chosen now, and what another tab chooses. */
export function useTheme({ document, window, storage }: ThemeEdges): Theme {
  const [choice, setChoice] = useState(() => readThemeChoice(storage));
  const [isStored, setIsStored] = useState(true);

  useEffect(() => {
    applyTheme(document, readThemeChoice(storage));
    const follow = (event: StorageEvent) => {
      if (event.key !== preferencesKey) return;
      const chosenElsewhere = readThemeChoice(storage);
      setChoice(chosenElsewhere);
      applyTheme(document, chosenElsewhere);
    };
    window.addEventListener('storage', follow);
    return () => {
      window.removeEventListener('storage', follow);
    };
  }, [document, window, storage]);

  const choose = useCallback(
    (next: ThemeChoice) => {
      setChoice(next);
      setIsStored(storeThemeChoice(storage, next));
      withThemeTransition({ document, window }, () => {
        applyTheme(document, next);
      });
    },
    [document, window, storage],
  );
  return useMemo(() => ({ choice, isStored, choose }), [choice, isStored, choose]);
}
