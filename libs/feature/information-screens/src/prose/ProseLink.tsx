import { defaultApiBase } from '@finance-analyst/contracts';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';

export interface ProseLinkProps {
  readonly href: string;
  readonly label: string;
}

/** A link in a text: to a screen, or to a page of the server outside the app. */
export function ProseLink({ href, label }: ProseLinkProps): ReactElement {
  return (
    <p>
      {href.startsWith(defaultApiBase) ? (
        <a href={href} className="lone-link">
          {label}
        </a>
      ) : (
        <Link to={href} className="lone-link">
          {label}
        </Link>
      )}
    </p>
  );
}
