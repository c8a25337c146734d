import { Disclosure, Icon, Panel } from '@finance-analyst/components';
import { localReason, useFigureFormat } from '@finance-analyst/figures';
import type { Reason } from '@finance-analyst/foundation';
import type { CheckResult } from '@finance-analyst/model-engine';
import { checkElementId } from './checkElementId.js';
import styles from './ChecksPanel.module.css';
import { messages } from './messages.js';
import { saidOf } from './saidOf.js';
import { severityIcons } from './severityIcons.js';

/** The model's integrity checks: failures first, then the number passed. */
export function ChecksPanel({
  checks,
  isMissingExplained = false,
  remarks = [],
  notes,
}: {
  readonly checks: readonly CheckResult[];
  /** As for `problemsOf`. */
  readonly isMissingExplained?: boolean;
  /** What the screen adds to the checks of the model; not counted as checks. */
  readonly remarks?: readonly string[];
  readonly notes: readonly Reason[];
}) {
  const formatting = useFigureFormat();
  const passed = checks.filter((check) => check.passed).length;
  const said = saidOf(checks, isMissingExplained);
  const unsaid = checks.length - passed - said.length;
  return (
    <Panel title={messages.title} note={messages.passed(passed, checks.length)} resetKeys={[checks]}>
      <ul className={styles['list']}>
        {said.map(({ id, severity, message }) => (
          <li key={id} id={checkElementId(id)} tabIndex={-1} className={styles[severity]}>
            <Icon name={severityIcons[severity]} label={messages.severities[severity]} />
            <span>{message}</span>
          </li>
        ))}
        {remarks.map((remark) => (
          <li key={remark} className={styles['note']}>
            <Icon name={severityIcons.note} label={messages.severities.note} />
            <span>{remark}</span>
          </li>
        ))}
        {unsaid > 0 && (
          <li className={styles['note']}>
            <Icon name="info" />
            <span>{messages.notRun(unsaid)}</span>
          </li>
        )}
        {passed === checks.length && (
          <li className={styles['passed']}>
            <Icon name="check" />
            <span>{messages.allPassed}</span>
          </li>
        )}
      </ul>
      {notes.length > 0 && (
        <Disclosure title={messages.filings} summary={messages.notes(notes.length)}>
          <ul className={styles['list']}>
            {notes
              .map((note) => localReason(note, formatting))
              .map((note) => (
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
