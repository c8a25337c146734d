import { buttonStyle, EmptyState, FailureNotice, Panel, ScreenHeading } from '@finance-analyst/components';
import { analyticsPath } from '@finance-analyst/navigation';
import { useOpenPortfolio } from '@finance-analyst/portfolios';
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../messages.js';
import { Analytics } from './Analytics.js';
import styles from './Analytics.module.css';
import type { AnalyticsScreenProps } from './AnalyticsScreen.js';

/** Opens a portfolio from this device, again when another version of it is saved. */
export function StoredPortfolio(props: AnalyticsScreenProps & { readonly id: string }): ReactElement {
  const { workspace, id } = props;
  const [turn, setTurn] = useState(0);
  useEffect(
    () =>
      workspace.subscribe((event) => {
        if (event.type === 'document-changed' && event.id === id) setTurn((before) => before + 1);
      }),
    [workspace, id],
  );
  return (
    <OpenPortfolio
      key={turn}
      {...props}
      onReopen={() => {
        setTurn((before) => before + 1);
      }}
    />
  );
}

function OpenPortfolio(
  props: AnalyticsScreenProps & { readonly id: string; readonly onReopen: () => void },
): ReactElement {
  const state = useOpenPortfolio(props.workspace, props.id, null);
  switch (state.kind) {
    case 'loading':
      return (
        <Frame>
          <Panel
            title={messages.returns}
            state={{ kind: 'loading', label: messages.opening }}
            minHeight="24rem"
          />
        </Frame>
      );
    case 'missing':
      return (
        <Frame>
          <EmptyState title={messages.noSuch} headingLevel={2} action={<OtherPortfolio />}>
            {messages.noSuchExplained}
          </EmptyState>
        </Frame>
      );
    case 'failed':
      return (
        <Frame>
          <FailureNotice
            title={messages.portfolioFailed}
            actions={<OtherPortfolio />}
            {...(state.isRetryable && { onRetry: props.onReopen })}
          >
            {state.reason}
          </FailureNotice>
        </Frame>
      );
    case 'open':
      return (
        <Analytics
          {...props}
          document={state.opening.document}
          hasUnsavedChanges={state.opening.draft != null}
        />
      );
  }
}

function Frame({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <div className={styles['screen']}>
      <ScreenHeading>{messages.title}</ScreenHeading>
      {children}
    </div>
  );
}

const OtherPortfolio = (): ReactElement => (
  <Link className={buttonStyle({ variant: 'link' })} to={analyticsPath()}>
    {messages.otherPortfolio}
  </Link>
);
