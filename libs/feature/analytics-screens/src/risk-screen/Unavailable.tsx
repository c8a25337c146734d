import { buttonStyle, EmptyState, NameList } from '@finance-analyst/components';
import { portfolioPath } from '@finance-analyst/navigation';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../risk/messages.js';
import type { OpenRisk } from './useRiskAnalysis.js';

/** Why there is no risk; without any prices, of which holdings and what to do. */
export function Unavailable({
  id,
  risk: { constant, leftOut, withoutValue },
  reason,
}: {
  readonly id: string;
  readonly risk: Pick<OpenRisk, 'constant' | 'leftOut' | 'withoutValue'>;
  readonly reason: string;
}): ReactElement {
  if (reason !== messages.nothingPriced)
    return <EmptyState title={messages.unavailable}>{reason}</EmptyState>;
  const positions = [...constant, ...leftOut].map(({ position }) => position);
  const names = [...positions.filter(({ isCash }) => !isCash), ...withoutValue].map(({ name }) => name);
  return (
    <EmptyState
      title={messages.nothingPricedTitle}
      action={
        <Link className={buttonStyle({ variant: 'primary' })} to={`${portfolioPath(id)}&view=transactions`}>
          {messages.openTransactions}
        </Link>
      }
    >
      <NameList names={[...new Set(names)]} />. {messages.nothingPricedExplained}
    </EmptyState>
  );
}
