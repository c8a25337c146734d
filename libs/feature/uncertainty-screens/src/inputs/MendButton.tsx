import { Button } from '@finance-analyst/components';
import type { ReactElement } from 'react';
import type { InputsPanelProps } from './InputsPanel.js';
import type { SettingMend } from './settingProblems.js';

/** Corrects a setting. */
export function MendButton({
  mend: { label, name, change },
  onSettings,
}: Pick<InputsPanelProps, 'onSettings'> & { readonly mend: SettingMend }): ReactElement {
  return (
    <Button
      variant="link"
      {...(name === undefined ? {} : { 'aria-label': name })}
      onPress={() => {
        onSettings(change);
      }}
    >
      {label}
    </Button>
  );
}
