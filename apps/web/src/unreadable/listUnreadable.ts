import { accessibilityPreferencesKey, type AccessibilityStore } from '@finance-analyst/accessibility';
import { isUsageUnreadable } from '@finance-analyst/analytics';
import { isTourRecordUnreadable } from '@finance-analyst/onboarding-tour';
import { isStoredUserUnreadable, type Preferences } from '@finance-analyst/session';
import { isTerminalStateUnreadable } from '@finance-analyst/terminal';
import { ifGiven } from '../services/ifGiven.js';
import { messages } from './messages.js';

export interface StoredThings {
  readonly storage: Pick<Storage, 'getItem'>;
  readonly preferences: Pick<Preferences, 'unreadable'>;
  readonly accessibility: Pick<AccessibilityStore, 'problem'>;
}

/** What of the things stored on the device cannot be read, each with what holds instead. */
export function listUnreadable({ storage, preferences, accessibility }: StoredThings): readonly string[] {
  // A storage that refuses to be read is a problem too, but holds nothing that could be lost.
  const hasAccessibility = ifGiven(() => storage.getItem(accessibilityPreferencesKey)) != null;
  const losses = [
    [preferences.unreadable() !== null, messages.preferences],
    [hasAccessibility && accessibility.problem() !== null, messages.accessibility],
    [isStoredUserUnreadable(storage), messages.user],
    [isTerminalStateUnreadable(storage), messages.terminal],
    [isTourRecordUnreadable(storage), messages.tour],
    [isUsageUnreadable(storage), messages.usage],
  ] as const;
  return losses.flatMap(([isLost, words]) => (isLost ? [words] : []));
}
