import { buttonStyle, EmptyState, FailureNotice, Panel, ScreenHeading } from '@finance-analyst/components';
import { analyticsPath } from '@finance-analyst/navigation';
import { openedPortfolios, useOpenPortfolio } from '@finance-analyst/portfolios';
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../messages.js';
import type { AnalyticsProps } from './Analytics.js';
import styles from './Analytics.module.css';
import type { AnalyticsScreenProps } from './AnalyticsScreen.js';
import { useSameParts } from './useSameParts.js';

export interface StoredPortfolioProps extends Pick<AnalyticsScreenProps, 'workspace'> {
  readonly id: string;
  readonly title?: string;
  /** Shows the open portfolio. */
  readonly show: (opened: Pick<AnalyticsProps, 'document' | 'hasUnsavedChanges'>) => ReactElement;
  readonly pathOf?: () => string;
}

/** Opens a portfolio from this device. When another version of it is saved, what is shown stays until that is read. */
export function StoredPortfolio(props: StoredPortfolioProps): ReactElement {
  const [attempt, setAttempt] = useState(0);
  return (
    <OpenPortfolio
      key={attempt}
      {...props}
      onReopen={() => {
        setAttempt((before) => before + 1);
      }}
    />
  );
}

function OpenPortfolio(props: StoredPortfolioProps & { readonly onReopen: () => void }): ReactElement {
  const { title = messages.title, show, pathOf = analyticsPath } = props;
  const { workspace, id } = props;
  const [turn, setTurn] = useState(0);
  useEffect(
    () =>
      workspace.subscribe((event) => {
        if (event.type === 'document-changed' && event.id === id) setTurn((before) => before + 1);
      }),
    [workspace, id],
  );
  const state = useOpenPortfolio(workspace, id, null, turn);
  const document = useSameParts(state.kind === 'open' ? state.opening.document : null);
  useEffect(() => {
    openedPortfolios.remember(workspace, id);
  }, [workspace, id]);
  switch (state.kind) {
    case 'loading':
      return (
        <Frame title={title}>
          <Panel title={title} state={{ kind: 'loading', label: messages.opening }} minHeight="100vh" />
        </Frame>
      );
    case 'missing':
      return (
        <Frame title={title}>
          <EmptyState title={messages.noSuch} headingLevel={2} action={<OtherPortfolio to={pathOf()} />}>
            {messages.noSuchExplained}
          </EmptyState>
        </Frame>
      );
    case 'failed':
      return (
        <Frame title={title}>
          <FailureNotice
            title={messages.portfolioFailed}
            actions={<OtherPortfolio to={pathOf()} />}
            {...(state.isRetryable && { onRetry: props.onReopen })}
          >
            {state.reason}
          </FailureNotice>
        </Frame>
      );
    case 'open':
      return show({
        document: document ?? state.opening.document,
        hasUnsavedChanges: state.opening.draft != null,
      });
  }
}

function Frame({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactElement {
  return (
    <div className={styles['screen']}>
      <ScreenHeading>{title}</ScreenHeading>
      {children}
    </div>
  );
}

const OtherPortfolio = ({ to }: { readonly to: string }): ReactElement => (
  <Link className={buttonStyle({ variant: 'link' })} to={to}>
    {messages.otherPortfolio}
  </Link>
);
