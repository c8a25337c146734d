import { Panel, Switch } from '@finance-analyst/components';
import { paths } from '@finance-analyst/navigation';
import type { PreferenceValues } from '@finance-analyst/session';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../messages.js';
import styles from './Settings.module.css';
import type { SettingChange } from './useSettingChange.js';

export interface PrivacyPanelProps {
  readonly values: PreferenceValues;
  readonly setting: SettingChange;
  /** Whether performance warnings are shown by default. */
  readonly showsPerformanceWarnings: boolean;
}

const onOrOff = (isOn: boolean): string => (isOn ? messages.on : messages.off);

/** Usage recording, sharing and performance warnings. */
export function PrivacyPanel({ values, setting, showsPerformanceWarnings }: PrivacyPanelProps): ReactElement {
  return (
    <Panel title={messages.privacy}>
      <div className={styles['fields']}>
        <Switch
          isSelected={values.usageRecording}
          description={messages.usageRecordingExplained}
          onChange={(usageRecording) => {
            setting.change({ usageRecording }, messages.usageRecording, onOrOff(usageRecording));
          }}
        >
          {messages.usageRecording}
        </Switch>
        <Switch
          isSelected={values.usageSharing}
          description={messages.usageSharingExplained}
          onChange={(usageSharing) => {
            setting.change({ usageSharing }, messages.usageSharing, onOrOff(usageSharing));
          }}
        >
          {messages.usageSharing}
        </Switch>
        <Switch
          isSelected={values.performanceWarnings ?? showsPerformanceWarnings}
          description={messages.performanceWarningsExplained}
          onChange={(performanceWarnings) => {
            setting.change(
              { performanceWarnings },
              messages.performanceWarnings,
              onOrOff(performanceWarnings),
            );
          }}
        >
          {messages.performanceWarnings}
        </Switch>
        <Link to={paths.privacy} className="lone-link">
          {messages.privacyDetails}
        </Link>
      </div>
    </Panel>
  );
}
