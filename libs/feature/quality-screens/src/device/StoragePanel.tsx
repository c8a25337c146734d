import { Button, Notice, Panel } from '@finance-analyst/components';
import { deviceStorageWords as words, type DeviceStorageView } from '@finance-analyst/session';
import type { ReactElement } from 'react';
import { DescriptionList } from '../frame/DescriptionList.js';
import { MeasuredFigure } from '../frame/MeasuredFigure.js';
import { ProtectionMark } from '../frame/ProtectionMark.js';
import { Stack } from '../frame/Stack.js';
import { amountOf } from './amountOf.js';
import { messages } from './messages.js';

/** How much is stored and whether it is protected, with a button to request protection. */
export function StoragePanel({
  storage: { state, answer, ask },
}: {
  readonly storage: DeviceStorageView;
}): ReactElement {
  const mayAsk = state?.protection === 'not-asked' || state?.protection === 'denied';
  return (
    <Panel
      title={messages.storagePanel}
      state={state ? { kind: 'ready' } : { kind: 'loading', label: messages.storageLoading }}
      minHeight="11rem"
      actions={
        mayAsk && (
          <Button variant="link" onPress={ask}>
            {words.ask}
          </Button>
        )
      }
    >
      <Stack>
        {answer !== null && (
          <Notice tone={answer ? 'success' : 'warning'} announce="polite">
            {answer ? words.granted : words.denied}
          </Notice>
        )}
        {state && (
          <DescriptionList
            facts={[
              {
                term: words.used,
                children: (
                  <MeasuredFigure label={words.used} value={amountOf(state.usedBytes)} measure="bytes" />
                ),
              },
              {
                term: words.available,
                children: (
                  <MeasuredFigure
                    label={words.available}
                    value={amountOf(state.quotaBytes)}
                    measure="bytes"
                  />
                ),
              },
              {
                term: words.protection,
                children: <ProtectionMark protection={state.protection} />,
                note: words.protections[state.protection].note,
              },
            ]}
          />
        )}
      </Stack>
    </Panel>
  );
}
