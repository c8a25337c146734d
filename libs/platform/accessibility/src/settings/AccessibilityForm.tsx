import { Button, Notice, Select } from '@finance-analyst/components';
import type { ReactElement } from 'react';
import { messages } from '../messages.js';
import { colorBlindModes } from '../preferences/AccessibilityPreferences.js';
import { useAccessibility } from '../provider/useAccessibility.js';
import styles from './AccessibilityForm.module.css';
import { ColorPreview } from './ColorPreview.js';
import { PreferenceGroup } from './PreferenceGroup.js';
import { PreferenceSwitch } from './PreferenceSwitch.js';
import { settingsMessages } from './settingsMessages.js';

const modeOptions = colorBlindModes.map((value) => ({ value, ...settingsMessages.modes[value] }));

/** The ten preferences. Changes apply immediately; the page itself shows the effect. */
export function AccessibilityForm(): ReactElement {
  const { preferences, problem, change, reset, announce } = useAccessibility();
  return (
    <div className={styles['form']}>
      {problem !== null && (
        <Notice tone="warning" announce="polite">
          {problem}
        </Notice>
      )}
      <PreferenceGroup title={settingsMessages.groups.seeing}>
        <PreferenceSwitch name="highContrast" />
        <PreferenceSwitch name="largeText" />
        <Select
          label={messages.names.colorBlindMode}
          description={settingsMessages.descriptions.colorBlindMode}
          value={preferences.colorBlindMode}
          options={modeOptions}
          onChange={(colorBlindMode) => {
            change({ colorBlindMode });
          }}
        />
        <ColorPreview />
      </PreferenceGroup>
      <PreferenceGroup title={settingsMessages.groups.moving}>
        <PreferenceSwitch name="reducedMotion" />
      </PreferenceGroup>
      <PreferenceGroup title={settingsMessages.groups.reading}>
        <PreferenceSwitch name="dyslexiaFont" />
        <PreferenceSwitch name="screenReader" />
        <PreferenceSwitch name="announcePageChanges" />
      </PreferenceGroup>
      <PreferenceGroup title={settingsMessages.groups.keyboard}>
        <PreferenceSwitch name="focusVisible" />
        <PreferenceSwitch name="skipLinks" />
        <PreferenceSwitch name="keyboardNavigation" />
      </PreferenceGroup>
      <div>
        <Button
          onPress={() => {
            if (reset().ok) announce(settingsMessages.wasReset);
          }}
        >
          {settingsMessages.reset}
        </Button>
      </div>
    </div>
  );
}
