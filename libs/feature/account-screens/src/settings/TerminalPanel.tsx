import { Panel, Switch } from '@finance-analyst/components';
import type { PreferenceValues } from '@finance-analyst/session';
import type { ReactElement } from 'react';
import { messages } from '../messages.js';
import type { SettingChange } from './useSettingChange.js';

export interface TerminalPanelProps {
  readonly values: PreferenceValues;
  readonly setting: SettingChange;
}

/** How the terminal starts. */
export function TerminalPanel({ values, setting }: TerminalPanelProps): ReactElement {
  return (
    <Panel title={messages.terminal}>
      <Switch
        isSelected={values.alwaysShowCLI}
        description={messages.alwaysShowTerminalExplained}
        onChange={(alwaysShowCLI) => {
          setting.change(
            { alwaysShowCLI },
            messages.alwaysShowTerminal,
            alwaysShowCLI ? messages.on : messages.off,
          );
        }}
      >
        {messages.alwaysShowTerminal}
      </Switch>
    </Panel>
  );
}
