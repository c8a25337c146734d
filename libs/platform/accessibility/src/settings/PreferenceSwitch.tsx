import { Switch } from '@finance-analyst/components';
import type { ReactElement } from 'react';
import { messages } from '../messages.js';
import type { AccessibilityPreference } from '../preferences/AccessibilityPreferences.js';
import { useAccessibility } from '../provider/useAccessibility.js';
import { settingsMessages } from './settingsMessages.js';

export interface PreferenceSwitchProps {
  readonly name: Exclude<AccessibilityPreference, 'colorBlindMode'>;
}

/** A switch for one preference, with its description. */
export function PreferenceSwitch({ name }: PreferenceSwitchProps): ReactElement {
  const { preferences, change } = useAccessibility();
  return (
    <Switch
      isSelected={preferences[name]}
      description={settingsMessages.descriptions[name]}
      onChange={(isOn) => {
        change({ [name]: isOn });
      }}
    >
      {messages.names[name]}
    </Switch>
  );
}
