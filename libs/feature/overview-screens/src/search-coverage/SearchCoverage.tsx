import { Button } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import { isMarketDataError, useServiceStatusQuery } from '@finance-analyst/market-data';
import { paths } from '@finance-analyst/navigation';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { describeCoverage } from './describeCoverage.js';
import { messages } from './messages.js';

export interface SearchCoverageProps {
  /** Reserves its space until the server has answered. */
  readonly placeholder: ReactElement;
}

/** The companies this server searches, and how to add more. */
export function SearchCoverage({ placeholder }: SearchCoverageProps): ReactElement {
  const { format } = useFigureFormat();
  const { data, error, isFetching, refetch } = useServiceStatusQuery(undefined);
  if (data)
    return (
      <p>
        {describeCoverage(data.data, (count) => format(count, { kind: 'count' })).join(' ')}{' '}
        <Link to={paths.status}>{messages.statusLink}</Link>
      </p>
    );
  if (!error) return placeholder;
  const reason = isMarketDataError(error) ? error : null;
  if (reason?.offline) return <p>{messages.offline}</p>;
  return (
    <p>
      {messages.failed} {reason?.message}{' '}
      <Button variant="link" isBusy={isFetching} onPress={() => void refetch()}>
        {messages.tryAgain}
      </Button>
    </p>
  );
}
