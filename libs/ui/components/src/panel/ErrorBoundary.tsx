import { Component, type ErrorInfo, type ReactNode } from 'react';
import { FailureNotice } from './FailureNotice.js';

export interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** What could not be shown. */
  readonly title: string;
  /** A change of one of these retries. */
  readonly resetKeys?: readonly unknown[];
  readonly onError?: (error: unknown, info: ErrorInfo) => void;
  /** Shown instead of the notice. */
  readonly fallback?: (retry: () => void) => ReactNode;
}

interface ErrorBoundaryState {
  readonly failed: boolean;
}

/** Keeps a rendering error from taking down the rest of the screen. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.onError?.(error, info);
  }

  override componentDidUpdate(previous: ErrorBoundaryProps, before: ErrorBoundaryState): void {
    // Retry only a failure from before the change, since the change itself may have caused it.
    if (this.state.failed && before.failed && keysDiffer(previous.resetKeys, this.props.resetKeys))
      this.retry();
  }

  private readonly retry = (): void => {
    this.setState({ failed: false });
  };

  override render(): ReactNode {
    const { children, title, fallback } = this.props;
    if (!this.state.failed) return children;
    if (fallback) return fallback(this.retry);
    return (
      <FailureNotice title={title} onRetry={this.retry}>
        Your entries are safe. If this happens again, reload the page.
      </FailureNotice>
    );
  }
}

const keysDiffer = (before: readonly unknown[] = [], now: readonly unknown[] = []): boolean =>
  before.length !== now.length || now.some((key, index) => !Object.is(key, before[index]));
