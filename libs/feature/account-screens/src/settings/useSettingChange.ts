import type { Preferences, PreferenceValues } from '@finance-analyst/session';
import { useState } from 'react';
import { messages } from '../messages.js';

export interface SettingChange {
  /** The effect of the last change, to be announced. */
  readonly said: string;
  /** Why the last change could not be stored; null if it was. */
  readonly problem: string | null;
  /** Changes a preference; `what` and `value` describe the change. */
  change(values: Partial<PreferenceValues>, what: string, value: string): void;
}

/** Changes preferences and announces the changes. */
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
