import { accessibilityPreferencesKey } from '@finance-analyst/accessibility';
import { flagOverridesKey } from '@finance-analyst/feature-flags';
import { preferencesKey, storedUserKey } from '@finance-analyst/session';
import { describe, expect, it } from 'vitest';
import { seenVersionKey } from '../changelog/seenVersion.js';
import { localKeys, storedItems } from './storedItems.js';

describe('what is stored', () => {
  it.each([preferencesKey, accessibilityPreferencesKey, storedUserKey, flagOverridesKey, seenVersionKey])(
    '[INFORMATION-SCREENS-9] lists %s, the key that the code uses',
    (key) => {
      expect(localKeys()).toContain(key);
    },
  );

  it.each([
    'accessibility-preferences',
    'user',
    'fa_cli_state',
    'user-preferences',
    'tour_completed',
    'usage_user_id',
    'satisfaction_survey_shown',
    'usage_events',
    'analytics_events',
  ])('[INFORMATION-SCREENS-9] lists %s', (key) => {
    expect(localKeys()).toContain(key);
  });

  it.each([
    'static-v1',
    'api-v1',
    'dynamic-v1',
    'finance-analyst:*',
    'install-prompt-dismissed',
    'usability-test',
  ])('[INFORMATION-SCREENS-9] lists the store %s', (name) => {
    expect(storedItems.map((item) => item.name)).toContain(name);
  });

  it('[INFORMATION-SCREENS-9] lists nothing twice', () => {
    const names = storedItems.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('[INFORMATION-SCREENS-9] says with what each entry is cleared', () => {
    expect([...localKeys('usage'), ...localKeys('settings')].toSorted()).toEqual([...localKeys()].toSorted());
  });
});
