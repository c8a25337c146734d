import { writeSymbol } from '@finance-analyst/documents';
import { buttonStyle, Notice } from '@finance-analyst/components';
import { workbenchPath } from '@finance-analyst/navigation';
import { Link } from 'react-router-dom';
import type { Saving } from './Saving.js';
import { messages } from './messages.js';

/** Says that a copy is open now in the place of the model that it was made of, with the way back to that. */
export function CopyNotice({ saving: { copied, forgetCopied } }: { readonly saving: Saving }) {
  if (!copied) return null;
  const { title, of } = copied;
  const isSaved = of.baseRevision > 0;
  return (
    <Notice
      tone="success"
      announce="polite"
      onDismiss={forgetCopied}
      action={
        isSaved && (
          <Link
            className={buttonStyle({ variant: 'link' })}
            to={workbenchPath(writeSymbol(of.body.instrument), of.id)}
          >
            {messages.openOriginal}
          </Link>
        )
      }
    >
      {messages.inCopy(title)} {isSaved && messages.originalUnchanged(of.title, of.baseRevision)}
    </Notice>
  );
}
