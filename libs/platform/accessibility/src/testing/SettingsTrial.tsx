import { createStoredEntries } from '@finance-analyst/stored-entries';
import { useEffect, useState, type ReactElement } from 'react';
import { applyAccessibility } from '../preferences/applyAccessibility.js';
import {
  createAccessibilityStore,
  type AccessibilityStore,
} from '../preferences/createAccessibilityStore.js';
import { defaultAccessibilityPreferences } from '../preferences/defaultAccessibilityPreferences.js';
import { AccessibilityProvider } from '../provider/AccessibilityProvider.js';
import { AccessibilitySettings } from '../settings/AccessibilitySettings.js';
import { createFakeStorage } from './createFakeStorage.js';

export interface SettingsTrialProps {
  /** The initial content of the browser's storage. */
  readonly stored?: string | null;
  readonly isDenied?: boolean;
  readonly width?: string;
}

/** The settings over separate storage. They apply to the whole page and restore it afterward. */
export function SettingsTrial({
  stored = null,
  isDenied = false,
  width = '36rem',
}: SettingsTrialProps): ReactElement | null {
  const [store, setStore] = useState<AccessibilityStore>();
  useEffect(() => {
    const root = document.documentElement;
    let made: AccessibilityStore | undefined;
    // After Storybook has set the modes of its toolbar.
    const timer = setTimeout(() => {
      const storage = createFakeStorage(stored);
      if (isDenied) storage.refuse('SecurityError');
      made = createAccessibilityStore({
        entries: createStoredEntries({ device: storage, window }),
        root,
      });
      setStore(made);
    });
    return () => {
      clearTimeout(timer);
      made?.stop();
      applyAccessibility(root, defaultAccessibilityPreferences);
    };
  }, [stored, isDenied]);
  if (!store) return null;
  return (
    <div style={{ maxWidth: width }}>
      <AccessibilityProvider store={store}>
        <AccessibilitySettings />
      </AccessibilityProvider>
    </div>
  );
}
