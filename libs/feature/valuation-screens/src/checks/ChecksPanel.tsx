import { Disclosure, Icon, Panel } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import type { CheckResult } from '@finance-analyst/model-engine';
import { localisedText } from '../model/localisedText.js';
import { checkElementId } from './checkElementId.js';
import styles from './ChecksPanel.module.css';
import { messages } from './messages.js';

const icons = { error: 'error', warning: 'warning', note: 'info' } as const;

/** What the integrity checks of the model say: what failed first, then how many hold. */
export function ChecksPanel({
  checks,
  notes,
}: {
  readonly checks: readonly CheckResult[];
  readonly notes: readonly string[];
}) {
  const formatting = useFigureFormat();
  const failed = checks.filter(({ passed }) => !passed);
  const passed = checks.length - failed.length;
  return (
    <Panel title={messages.title} note={messages.held(passed, checks.length)} resetKeys={[checks]}>
      <ul className={styles['list']}>
        {failed.map(({ id, severity, message }) => (
          <li key={id} id={checkElementId(id)} tabIndex={-1} className={styles[severity]}>
            <Icon name={icons[severity]} label={messages.severities[severity]} />
            <span>{message}</span>
          </li>
        ))}
        {failed.length === 0 && (
          <li className={styles['passed']}>
            <Icon name="check" />
            <span>{messages.allHold}</span>
          </li>
        )}
      </ul>
      {notes.length > 0 && (
        <Disclosure title={messages.filings} summary={messages.notes(notes.length)}>
          <ul className={styles['list']}>
            {notes.map((note) => (
              <li key={note} className={styles['note']}>
                {localisedText(note, formatting)}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </Panel>
  );
}
