import { Button, Icon } from '@finance-analyst/components';
import { checkElementId } from '../checks/checkElementId.js';
import styles from './FailedCheckLink.module.css';
import { messages } from './messages.js';

/** At a figure that does not stand: says so, and leads to the check that says why. */
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
