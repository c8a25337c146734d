import { buttonStyle, EmptyState } from '@finance-analyst/components';
import { portfolioPath } from '@finance-analyst/navigation';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { Analysis } from '../screen/Analysis.js';
import { AgainstWeights } from './AgainstWeights.js';
import { messages } from './messages.js';
import { weightsProblem } from './readWeights.js';

/** The portfolio against its own target weights. */
export function AgainstTargets({ analysis }: { readonly analysis: Analysis }): ReactElement {
  const { targets } = analysis.body;
  const problem = weightsProblem(targets);
  if (problem) return <EmptyState title={messages.missing}>{problem.reason}</EmptyState>;
  if (targets.every(({ weight }) => weight === 0))
    return (
      <EmptyState
        title={messages.noTargets}
        action={
          <Link
            className={buttonStyle({ variant: 'default' })}
            to={`${portfolioPath(analysis.id)}&view=targets`}
          >
            {messages.openTargets}
          </Link>
        }
      >
        {messages.noTargetsExplained}
      </EmptyState>
    );
  return <AgainstWeights analysis={analysis} weights={targets} />;
}
