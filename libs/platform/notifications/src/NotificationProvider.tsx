import {
  createElement,
  useEffect,
  useState,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useSelector } from 'react-redux';
import { NotificationContext } from './NotificationContext.js';
import { selectActiveNotifications } from './state/selectors.js';

export interface NotificationProviderProps {
  readonly children: ReactNode;
  /** Loads the component that renders toasts. */
  readonly loadToasts?: () => Promise<ComponentType>;
}

const loadToastRegion = async (): Promise<ComponentType> =>
  (await import('./toasts/ToastRegion.js')).ToastRegion;

/** Provides `useNotifications` and renders the toasts, whose code is loaded with the first one. */
export function NotificationProvider({
  children,
  loadToasts = loadToastRegion,
}: NotificationProviderProps): ReactElement {
  const newest = useSelector(selectActiveNotifications)[0]?.id;
  const [loaded, setLoaded] = useState<{ readonly toasts: ComponentType } | null>(null);
  const isWanted = newest !== undefined && loaded === null;
  // A failed load is retried with each new toast; until then the history has the notifications.
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    loadToasts().then(
      (toasts) => {
        if (isCurrent) setLoaded({ toasts });
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, newest, loadToasts]);
  return (
    <NotificationContext value={true}>
      {children}
      {loaded && createElement(loaded.toasts)}
    </NotificationContext>
  );
}
