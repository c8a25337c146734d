import {
  usePreferences,
  usePreferencesProblem,
  type Preferences,
  type ThemeChoice,
} from '@finance-analyst/session';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { applyTheme } from './applyTheme.js';
import { withThemeTransition } from './withThemeTransition.js';

export interface ThemeDependencies {
  readonly document: Document;
  readonly window: Pick<Window, 'matchMedia'>;
  readonly preferences: Preferences;
}

export interface Theme {
  readonly choice: ThemeChoice;
  /** False after the browser refused to store the choice. */
  readonly isStored: boolean;
  choose(choice: ThemeChoice): void;
}

/** The page's theme: the stored one, choices made here or in Settings, and other tabs' choices. */
export function useTheme({ document, window, preferences }: ThemeDependencies): Theme {
  const { theme: choice } = usePreferences(preferences);
  const isStored = usePreferencesProblem(preferences) === null;
  const applied = useRef<ThemeChoice | null>(null);

  useEffect(() => {
    const isFirst = applied.current === null;
    if (applied.current === choice) return;
    applied.current = choice;
    // The first one only confirms the painted theme.
    if (isFirst) applyTheme(document, choice);
    else
      withThemeTransition({ document, window }, () => {
        applyTheme(document, choice);
      });
  }, [document, window, choice]);

  const choose = useCallback(
    (next: ThemeChoice) => {
      preferences.change({ theme: next });
    },
    [preferences],
  );
  return useMemo(() => ({ choice, isStored, choose }), [choice, isStored, choose]);
}
