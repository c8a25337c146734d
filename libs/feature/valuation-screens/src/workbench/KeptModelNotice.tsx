import { buttonStyle, Notice } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import { workbenchPath } from '@finance-analyst/navigation';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';

/** A model of the same company stored on this device. */
export interface KeptModel {
  readonly id: string;
  readonly name: string;
  /** ISO 8601, UTC. */
  readonly keptAt: string;
}

/** Links to a stored model returned by `find`; nothing if there is none. */
export function KeptModelNotice({
  symbol,
  find,
  action,
  tell,
}: {
  readonly symbol: string;
  /** The same function until there is something else to find. */
  readonly find: () => Promise<KeptModel | null>;
  readonly action: string;
  readonly tell: (name: string, moment: string) => string;
}) {
  const { formatDate } = useFigureFormat();
  const [kept, setKept] = useState<KeptModel | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void find().then((found) => {
      if (isCurrent) setKept(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [find]);
  if (!kept) return null;
  return (
    <Notice
      tone="note"
      action={
        <Link className={buttonStyle({ variant: 'link' })} to={workbenchPath(symbol, kept.id)}>
          {action}
        </Link>
      }
    >
      {tell(kept.name, formatDate(kept.keptAt, 'minute'))}
    </Notice>
  );
}
