import { Button, Notice, Panel } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import { deviceStorageWords as words, useDeviceStorage, type DeviceStorage } from '@finance-analyst/session';
import type { ReactElement } from 'react';
import { messages } from '../messages.js';
import { formatBytes } from './formatBytes.js';
import styles from './Settings.module.css';

/** How much is stored on the device, and whether the browser may clear it. */
export function StoragePanel({ deviceStorage }: { readonly deviceStorage: DeviceStorage }): ReactElement {
  const formatting = useFigureFormat();
  const { state, answer, ask } = useDeviceStorage(deviceStorage);
  const amount = (bytes: number | null) =>
    bytes === null ? words.amountUnknown : formatBytes(bytes, formatting);
  const protection = state && words.protections[state.protection];
  const facts = state && [
    [words.used, amount(state.usedBytes)],
    [words.available, amount(state.quotaBytes)],
    [words.protection, `${protection?.word ?? ''}. ${protection?.note ?? ''}`],
  ];
  return (
    <Panel title={messages.storage} minHeight="7rem">
      <div className={styles['fields']}>
        <dl className={styles['facts']}>
          {facts?.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {(state?.protection === 'not-asked' || state?.protection === 'denied') && (
          <Button onPress={ask}>{words.ask}</Button>
        )}
        {answer !== null && (
          <Notice tone={answer ? 'success' : 'note'} announce="polite">
            {answer ? words.granted : words.denied}
          </Notice>
        )}
      </div>
    </Panel>
  );
}
