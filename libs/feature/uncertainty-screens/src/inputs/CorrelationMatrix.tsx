import { ScrollRegion } from '@finance-analyst/components';
import { FigureField } from '@finance-analyst/figures';
import type { ReactElement } from 'react';
import { messages } from '../messages.js';
import { pairKey } from './AnalysisSettings.js';
import type { InputsPanelProps } from './InputsPanel.js';
import type { OfferedInput } from './OfferedInput.js';
import styles from './Inputs.module.css';

/** The correlations of the included inputs, each pair once. */
export function CorrelationMatrix({
  included,
  settings,
  onSettings,
  inconsistent,
  problemId,
}: Pick<InputsPanelProps, 'settings' | 'onSettings'> & {
  readonly included: readonly OfferedInput[];
  /** The pairs whose correlations are inconsistent, by `pairKey`. */
  readonly inconsistent: ReadonlySet<string> | undefined;
  /** The id of the message that says so. */
  readonly problemId: string;
}): ReactElement {
  if (included.length < 2) return <p className={styles['quiet']}>{messages.correlationsNeedTwo}</p>;
  const set = (key: string, value: number): void => {
    onSettings((before) => ({ ...before, correlations: { ...before.correlations, [key]: value } }));
  };
  return (
    <>
      <p className={styles['quiet']}>{messages.correlationsExplained}</p>
      <ScrollRegion>
        <table className={styles['matrix']} aria-label={messages.correlations}>
          <thead>
            <tr>
              <td />
              {included.slice(0, -1).map(({ name, label }) => (
                <th key={name} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {included.slice(1).map((row, at) => (
              <tr key={row.name}>
                <th scope="row">{row.label}</th>
                {included.slice(0, at + 1).map((column) => {
                  const key = pairKey(row.name, column.name);
                  const isInvalid = inconsistent?.has(key) ?? false;
                  return (
                    <td key={column.name}>
                      <FigureField
                        label={messages.correlationOf(row.label, column.label)}
                        isLabelHidden
                        appearance="cell"
                        kind="number"
                        precision={2}
                        step={0.1}
                        minimum={-1}
                        maximum={1}
                        isInvalid={isInvalid}
                        describedBy={isInvalid ? problemId : undefined}
                        value={settings.correlations[key] || null}
                        onCommit={(value) => {
                          set(key, value);
                        }}
                        onClear={() => {
                          set(key, 0);
                        }}
                      />
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </>
  );
}
