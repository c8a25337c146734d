import { buttonStyle, Notice } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import { workbenchPath } from '@finance-analyst/navigation';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';

/** A model of the same company stored on this device. */
export interface StoredModel {
  readonly id: string;
  readonly name: string;
  /** ISO 8601, UTC. */
  readonly storedAt: string;
}

/** Links to a stored model returned by `find`; nothing if there is none. */
export function StoredModelNotice({
  symbol,
  find,
  action,
  tell,
}: {
  readonly symbol: string;
  /** The same function until there is something else to find. */
  readonly find: () => Promise<StoredModel | null>;
  readonly action: string;
  readonly tell: (name: string, moment: string) => string;
}) {
  const { formatDate } = useFigureFormat();
  const [stored, setStored] = useState<StoredModel | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void find().then((found) => {
      if (isCurrent) setStored(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [find]);
  if (!stored) return null;
  return (
    <Notice
      tone="note"
      action={
        <Link className={buttonStyle({ variant: 'link' })} to={workbenchPath(symbol, stored.id)}>
          {action}
        </Link>
      }
    >
      {tell(stored.name, formatDate(stored.storedAt, 'minute'))}
    </Notice>
  );
}
