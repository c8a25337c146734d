import { openedPortfolios, useOpenPortfolio } from '@finance-analyst/portfolios';
import {
  Button,
  buttonStyle,
  EmptyState,
  Notice,
  Panel,
  ScreenHeading,
  UnreadableNotice,
} from '@finance-analyst/components';
import { portfolioPath } from '@finance-analyst/navigation';
import { useEffect, useState, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../messages.js';
import { portfolioNoun } from '../portfolioNoun.js';
import { Portfolio } from './Portfolio.js';
import { PortfolioPreview } from './PortfolioPreview.js';
import type { PortfolioScreenProps } from './PortfolioScreen.js';
import styles from './Portfolio.module.css';

/** Opens a portfolio from this device, with the edits that were not saved yet. */
export function StoredPortfolio(
  props: PortfolioScreenProps & {
    readonly id: string;
    /** Null for the newest. */
    readonly revision: number | null;
    /** Told the id under which the portfolio is stored, such as that of a copy. */
    readonly onStored: (id: string) => void;
    readonly onReopen: () => void;
  },
): ReactElement {
  const { workspace, id, revision, onReopen } = props;
  const state = useOpenPortfolio(workspace, id, revision);
  useEffect(() => {
    openedPortfolios.remember(workspace, id);
  }, [workspace, id]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const recover = async (): Promise<void> => {
    const recovered = await workspace.recover(id);
    setRefusal(recovered.ok ? null : recovered.reason);
    if (recovered.ok) onReopen();
  };
  const all = (
    <Link className={buttonStyle({ variant: 'link' })} to={portfolioPath()}>
      {messages.toPortfolios}
    </Link>
  );
  switch (state.kind) {
    case 'loading':
      return state.summary ? (
        <PortfolioPreview {...props} summary={state.summary} />
      ) : (
        <div className={styles['screen']}>
          <ScreenHeading>{messages.title}</ScreenHeading>
          <Panel
            title={messages.holdings}
            state={{ kind: 'loading', label: messages.opening }}
            minHeight="12rem"
          />
        </div>
      );
    case 'missing':
      return (
        <div className={styles['screen']}>
          <ScreenHeading>{messages.title}</ScreenHeading>
          <EmptyState title={messages.noSuch} headingLevel={2} action={all}>
            {messages.noSuchExplained}
          </EmptyState>
        </div>
      );
    case 'failed':
      return (
        <div className={styles['screen']}>
          <ScreenHeading>{messages.title}</ScreenHeading>
          <UnreadableNotice
            noun={portfolioNoun}
            reason={state.reason}
            onRetry={state.isRetryable ? onReopen : undefined}
            link={
              <>
                {state.isInTrash && (
                  <Button variant="link" onPress={() => void recover()}>
                    {messages.recover}
                  </Button>
                )}{' '}
                {all}
              </>
            }
          />
          {refusal !== null && (
            <Notice tone="error" announce="assertive" title={messages.notRecovered}>
              {refusal}
            </Notice>
          )}
        </div>
      );
    case 'open':
      return <Portfolio {...props} opened={state} />;
  }
}
