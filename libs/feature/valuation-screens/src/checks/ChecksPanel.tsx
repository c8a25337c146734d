import { Disclosure, Icon, Panel } from '@finance-analyst/components';
import type { CheckResult } from '@finance-analyst/model-engine';
import styles from './ChecksPanel.module.css';

const words = { error: 'Error', warning: 'Warning', note: 'Note' } as const;
const icons = { error: 'error', warning: 'warning', note: 'info' } as const;

/** What the integrity checks of the model say: what failed first, then how many hold. */
export function ChecksPanel({
  checks,
  notes,
}: {
  readonly checks: readonly CheckResult[];
  readonly notes: readonly string[];
}) {
  const failed = checks.filter(({ passed }) => !passed);
  const passed = checks.length - failed.length;
  return (
    <Panel title="Checks" note={`${passed} of ${checks.length} hold`} resetKeys={[checks]}>
      <ul className={styles['list']}>
        {failed.map(({ id, severity, message }) => (
          <li key={id} className={styles[severity]}>
            <Icon name={icons[severity]} label={words[severity]} />
            <span>{message}</span>
          </li>
        ))}
        {failed.length === 0 && (
          <li className={styles['passed']}>
            <Icon name="check" />
            <span>Every check of the model holds.</span>
          </li>
        )}
      </ul>
      {notes.length > 0 && (
        <Disclosure
          title="About the filings"
          summary={notes.length === 1 ? '1 note' : `${notes.length} notes`}
        >
          <ul className={styles['list']}>
            {notes.map((note) => (
              <li key={note} className={styles['note']}>
                {note}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </Panel>
  );
}
