import { writeSymbol } from '@finance-analyst/documents';
import { buttonStyle, Notice } from '@finance-analyst/components';
import { workbenchPath } from '@finance-analyst/navigation';
import { Link } from 'react-router-dom';
import type { Saving } from './Saving.js';
import styles from './ways.module.css';
import { messages } from './messages.js';

/** Says that unsaved changes of another tab are models of their own now, with the way to each. */
export function ApartNotice({ saving: { apart, forgetApart } }: { readonly saving: Saving }) {
  if (apart.length === 0) return null;
  return (
    <Notice
      tone="warning"
      title={messages.setApart}
      announce="polite"
      onDismiss={forgetApart}
      action={
        <span className={styles['ways']}>
          {apart.map(({ id, title, body }) => (
            <Link
              key={id}
              className={buttonStyle({ variant: 'link' })}
              to={workbenchPath(writeSymbol(body.instrument), id)}
            >
              {messages.openApart(title)}
            </Link>
          ))}
        </span>
      }
    >
      {messages.setApartExplained}
    </Notice>
  );
}
