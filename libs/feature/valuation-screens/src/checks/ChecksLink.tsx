import { Button, Icon } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import type { Valuation } from '@finance-analyst/valuation';
import { isAnswerNeeded } from '../questions/isAnswerNeeded.js';
import { checkElementId } from './checkElementId.js';
import styles from './ChecksLink.module.css';
import { localisedChecks } from './localisedChecks.js';
import { messages } from './messages.js';
import { problemsOf } from './problemsOf.js';
import { severityIcons } from './severityIcons.js';

/** The number of errors and warnings, linked to the first of them; nothing if there are none. */
export function ChecksLink({ valuation }: { readonly valuation: Valuation }) {
  const { all, errors, warnings } = problemsOf(
    localisedChecks(valuation, useFigureFormat()),
    isAnswerNeeded(valuation),
  );
  const [worst] = all;
  if (!worst) return null;
  const count = [
    ...(errors > 0 ? [messages.errors(errors)] : []),
    ...(warnings > 0 ? [messages.warnings(warnings)] : []),
  ].join(', ');
  return (
    <span className={styles[worst.severity]}>
      <Icon name={severityIcons[worst.severity]} />
      <Button
        variant="link"
        size="compact"
        aria-label={messages.showChecks(count)}
        onPress={() => {
          document.getElementById(checkElementId(worst.id))?.focus();
        }}
      >
        {count}
      </Button>
    </span>
  );
}
