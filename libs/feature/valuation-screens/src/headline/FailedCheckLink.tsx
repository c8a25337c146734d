import { Button, Icon } from '@finance-analyst/components';
import { checkElementId } from '../checks/checkElementId.js';
import styles from './FailedCheckLink.module.css';
import { messages } from './messages.js';

/** Marks a figure whose check failed, with a link to the check. */
export function FailedCheckLink({ check }: { readonly check: string }) {
  return (
    <span className={styles['failed']}>
      <Icon name="error" />{' '}
      <Button
        variant="link"
        size="compact"
        onPress={() => {
          document.getElementById(checkElementId(check))?.focus();
        }}
      >
        {messages.checkFailed}
      </Button>
    </span>
  );
}
