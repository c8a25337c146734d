import { Button, Icon } from '@finance-analyst/components';
import styles from './NeededAnswerLink.module.css';
import { messages } from './messages.js';

/** Focuses the first field among the open questions, else the first way to one. */
function focusQuestion(): void {
  const panel = document.querySelector('[data-open-questions]');
  panel?.querySelector<HTMLElement>('input')?.focus();
  if (!panel?.contains(document.activeElement)) panel?.querySelector<HTMLElement>('button')?.focus();
}

/** Marks a value that needs an answer of the analyst first, with a link to its field. */
export const NeededAnswerLink = () => (
  <span className={styles['needed']}>
    <Icon name="warning" />{' '}
    <Button
      variant="link"
      size="compact"
      onPress={() => {
        focusQuestion();
      }}
    >
      {messages.needed}
    </Button>
  </span>
);
