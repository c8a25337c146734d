import { Panel, SegmentedControl } from '@finance-analyst/components';
import { type PreferenceValues, themeChoices } from '@finance-analyst/session';
import type { ReactElement } from 'react';
import { messages } from '../messages.js';
import type { SettingChange } from './useSettingChange.js';

export interface AppearancePanelProps {
  readonly values: PreferenceValues;
  readonly setting: SettingChange;
}

const themes = themeChoices.map((value) => ({ value, label: messages.themes[value] }));

/** The page's colors. */
export function AppearancePanel({ values, setting }: AppearancePanelProps): ReactElement {
  return (
    <Panel title={messages.appearance}>
      <SegmentedControl
        label={messages.theme}
        isLabelHidden={false}
        value={values.theme}
        options={themes}
        onChange={(theme) => {
          setting.change({ theme }, messages.theme, messages.themes[theme]);
        }}
      />
    </Panel>
  );
}
