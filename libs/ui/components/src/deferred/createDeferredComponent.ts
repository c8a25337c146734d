import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { createDeferred } from './createDeferred.js';

export interface DeferredComponentProps<Props> {
  readonly props: Props;
  /** Loads the code, unless it is there already; true where nothing is said. */
  readonly isWanted?: boolean;
  /** What stands in its place until then. */
  readonly fallback?: ReactNode;
  /** Called where the code does not arrive. It is tried again when it is next wanted. */
  readonly onLoadFailure?: () => void;
}

export interface DeferredComponent<Props> {
  (deferral: DeferredComponentProps<Props>): ReactNode;
  /** Loads the code ahead of its use; where it does not arrive, the use says so. */
  preload(): void;
}

/** A component whose code is loaded when it is first wanted. */
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
      // What was drawn counts: code that arrived since then has to be drawn too.
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
