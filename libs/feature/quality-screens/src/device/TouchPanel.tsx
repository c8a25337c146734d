import type { SmallTouchTarget } from '@finance-analyst/accessibility';
import { Button, Notice, Panel } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import { useState, type ReactElement } from 'react';
import { DataTable } from '../frame/DataTable.js';
import type { Device } from './Device.js';
import { messages } from './messages.js';
import styles from './TouchPanel.module.css';

const columns = [
  { id: 'target', label: messages.target },
  { id: 'width', label: messages.width, isFigure: true },
  { id: 'height', label: messages.height, isFigure: true },
];

/** Measures the visible controls against the minimum touch size. */
export function TouchPanel({ device }: { readonly device: Device }): ReactElement {
  const [found, setFound] = useState<readonly SmallTouchTarget[] | null>(null);
  return (
    <Panel title={messages.touchPanel} note={messages.touchNote}>
      <div className={styles['touch']}>
        <p className={styles['explanation']}>{messages.touchExplained}</p>
        {!device.hasCoarsePointer() && <Notice tone="note">{messages.finePointer}</Notice>}
        {found && (
          <Notice tone={found.length === 0 ? 'success' : 'warning'} announce="polite">
            {found.length === 0 ? messages.allLarge : messages.smallTargets(found.length)}
          </Notice>
        )}
        {found && found.length > 0 && <SmallTargets targets={found} />}
        <div>
          <Button
            onPress={() => {
              setFound(device.findSmallTargets());
            }}
          >
            {found ? messages.touchAgain : messages.touchCheck}
          </Button>
        </div>
      </div>
    </Panel>
  );
}

function SmallTargets({ targets }: { readonly targets: readonly SmallTouchTarget[] }): ReactElement {
  const { format } = useFigureFormat();
  const pixels = (size: number) => messages.pixels(format(size, { kind: 'number', precision: 0 }));
  return (
    <DataTable
      label={messages.touchPanel}
      columns={columns}
      rows={targets.map(({ name, width, height }, index) => ({
        id: `${name} ${String(index)}`,
        cells: [name === '' ? messages.unnamed : name, pixels(width), pixels(height)],
      }))}
    />
  );
}
