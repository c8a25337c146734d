import { buttonStyle, EmptyState, ScreenHeading } from '@finance-analyst/components';
import { workbenchPath, workbenchSelection } from '@finance-analyst/navigation';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { messages } from './messages.js';
import styles from './Workbench.module.css';

/** The addressed model or version is not on this device: why, and what to do. */
export function MissingModel({
  what,
  start,
}: {
  readonly what: 'model' | 'version';
  readonly start: ReactNode;
}) {
  const [parameters] = useSearchParams();
  const { symbol, modelId } = workbenchSelection(parameters);
  const isVersion = what === 'version';
  return (
    <div className={styles['screen']}>
      <ScreenHeading>{messages.title}</ScreenHeading>
      <EmptyState
        title={isVersion ? messages.noSuchVersion : messages.noSuchModel}
        headingLevel={2}
        action={
          isVersion ? (
            <Link className={buttonStyle({ variant: 'primary' })} to={workbenchPath(symbol, modelId)}>
              {messages.openNewest}
            </Link>
          ) : (
            symbol !== null && (
              <Link className={buttonStyle({ variant: 'primary' })} to={workbenchPath(symbol)}>
                {messages.valueAnew(symbol)}
              </Link>
            )
          )
        }
      >
        {isVersion ? messages.noSuchVersionExplained : messages.noSuchModelExplained}
      </EmptyState>
      {!isVersion && start}
    </div>
  );
}
