import type { Preferences, PreferenceValues } from '@finance-analyst/session';
import { useState } from 'react';
import { messages } from '../messages.js';

export interface SettingChange {
  /** What the last change did, to be read out. */
  readonly said: string;
  /** Why the last change is not kept; null where it is. */
  readonly problem: string | null;
  /** Changes a preference; `what` and `value` say which, to what. */
  change(values: Partial<PreferenceValues>, what: string, value: string): void;
}

/** Changes preferences and says so. */
export function useSettingChange(preferences: Preferences): SettingChange {
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  return {
    said,
    problem,
    change: (values, what, value) => {
      const outcome = preferences.change(values);
      setSaid(messages.changed(what, value));
      setProblem(outcome.ok ? null : outcome.reason);
    },
  };
}
