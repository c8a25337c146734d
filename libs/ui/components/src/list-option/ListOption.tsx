import type { ReactElement } from 'react';
import { ListBoxItem } from 'react-aria-components/ListBox';
import { Icon } from '../mark/Icon.js';
import styles from './ListOption.module.css';

interface ListOptionProps {
  readonly id: string;
  readonly title: string;
  readonly detail?: string | undefined;
  /** Text at the right: an exchange, a count. */
  readonly mark?: string | undefined;
  readonly isDisabled?: boolean | undefined;
}

/** An option in a list. */
export function ListOption({ id, title, detail, mark, isDisabled = false }: ListOptionProps): ReactElement {
  return (
    <ListBoxItem id={id} textValue={title} isDisabled={isDisabled} className={styles['option'] ?? ''}>
      {({ isSelected }) => (
        <>
          <span className={styles['words']}>
            <span className={styles['title']}>{title}</span>
            {detail && <span className={styles['detail']}>{detail}</span>}
          </span>
          {mark && <span className={styles['mark']}>{mark}</span>}
          {isSelected && <Icon name="check" />}
        </>
      )}
    </ListBoxItem>
  );
}
