import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { createDeferred } from '@finance-analyst/foundation';

export interface DeferredComponentProps<Props> {
  readonly props: Props;
  /** Whether to load the code; true by default. */
  readonly isWanted?: boolean;
  /** Shown until the code is loaded. */
  readonly fallback?: ReactNode;
  /** Called if the code cannot be loaded. The next use retries. */
  readonly onLoadFailure?: () => void;
}

export interface DeferredComponent<Props> {
  (deferral: DeferredComponentProps<Props>): ReactNode;
  /** Preloads the code; a failure shows on use. */
  preload(): void;
}

/** A component whose code is loaded when it is first needed. */
export function createDeferredComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): DeferredComponent<Props> {
  const deferred = createDeferred(load);
  const noFailure = (): void => undefined;

  function Deferred({
    props,
    isWanted = true,
    fallback = null,
    onLoadFailure = noFailure,
  }: DeferredComponentProps<Props>): ReactNode {
    const [, setLoaded] = useState(false);
    const { part } = deferred;
    useEffect(() => {
      // Compare with what was rendered: code that arrived since then must be rendered too.
      if (!isWanted || part !== null) return undefined;
      let isCurrent = true;
      deferred.load().then(
        () => {
          if (isCurrent) setLoaded(true);
        },
        () => {
          if (isCurrent) onLoadFailure();
        },
      );
      return () => {
        isCurrent = false;
      };
    }, [isWanted, part, onLoadFailure]);
    return part === null ? fallback : createElement(part, props);
  }
  const preload = (): void => {
    deferred.load().catch(noFailure);
  };
  return Object.assign(Deferred, { preload });
}
