import { Notice, Panel } from '@finance-analyst/components';
import { Figure } from '@finance-analyst/figures';
import { deviceStorageWords, useDeviceStorage, type DeviceStorage } from '@finance-analyst/session';
import { selectSavedModels, selectWorkspaceStatus } from '@finance-analyst/workspace';
import type { ReactElement } from 'react';
import { useSelector } from 'react-redux';
import { DescriptionList } from '../frame/DescriptionList.js';
import { ProtectionMark } from '../frame/ProtectionMark.js';
import { Stack } from '../frame/Stack.js';
import { StateMark } from '../frame/StateMark.js';
import { messages } from './messages.js';
import { savedModelsFigure } from './savedModelsFigure.js';

/** Where the analyst's work is stored, whether anything waits to be sent, and any storage problem. */
export function WorkPanel({ deviceStorage }: { readonly deviceStorage: DeviceStorage }): ReactElement {
  const saved = useSelector(selectSavedModels);
  const { storage, reason } = useSelector(selectWorkspaceStatus);
  const { state } = useDeviceStorage(deviceStorage);
  return (
    <Panel title={messages.device} minHeight="9rem">
      <Stack>
        {reason !== null && <Notice tone="warning">{reason}</Notice>}
        {saved.reason !== null && <Notice tone="error">{messages.listFailed(saved.reason)}</Notice>}
        <DescriptionList
          facts={[
            {
              term: messages.models,
              children: <Figure label={messages.models} kind="count" value={savedModelsFigure(saved)} />,
            },
            {
              term: messages.keptWhere,
              children: (
                <StateMark
                  standing={storage === 'device' ? 'good' : storage === 'memory' ? 'fair' : 'unknown'}
                >
                  {messages.storages[storage]}
                </StateMark>
              ),
            },
            {
              term: deviceStorageWords.protection,
              children: <ProtectionMark protection={state?.protection ?? null} />,
            },
            { term: messages.waiting, children: messages.nothingWaits },
          ]}
        />
      </Stack>
    </Panel>
  );
}
