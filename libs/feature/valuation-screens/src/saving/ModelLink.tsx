import { buttonStyle } from '@finance-analyst/components';
import { type ValuationModelDocument, writeSymbol } from '@finance-analyst/documents';
import { workbenchPath } from '@finance-analyst/navigation';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** Opens the newest version of a model. */
export const ModelLink = ({
  model: { id, body },
  children,
}: {
  readonly model: ValuationModelDocument;
  readonly children: ReactNode;
}) => (
  <Link className={buttonStyle({ variant: 'link' })} to={workbenchPath(writeSymbol(body.instrument), id)}>
    {children}
  </Link>
);
