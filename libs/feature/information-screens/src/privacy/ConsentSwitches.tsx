import { Notice, Switch } from '@finance-analyst/components';
import { type Preferences, usePreferences, usePreferencesProblem } from '@finance-analyst/session';
import type { ReactElement } from 'react';
import { messages } from '../messages.js';

/** Turns usage recording and sharing on or off. */
export function ConsentSwitches({ preferences }: { readonly preferences: Preferences }): ReactElement {
  const { usageRecording, usageSharing } = usePreferences(preferences);
  const problem = usePreferencesProblem(preferences);
  return (
    <>
      <Switch
        isSelected={usageRecording}
        description={messages.recordingExplained}
        onChange={(isOn) => {
          preferences.change({ usageRecording: isOn });
        }}
      >
        {messages.recording}
      </Switch>
      <Switch
        isSelected={usageSharing}
        description={messages.sharingExplained}
        onChange={(isOn) => {
          preferences.change({ usageSharing: isOn });
        }}
      >
        {messages.sharing}
      </Switch>
      {problem !== null && (
        <Notice tone="warning" announce="assertive">
          {problem}
        </Notice>
      )}
    </>
  );
}
