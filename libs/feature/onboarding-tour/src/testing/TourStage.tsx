import { createStoredEntries } from '@finance-analyst/stored-entries';
import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { OnboardingTour } from '../OnboardingTour.js';
import type { OnboardingTourProps } from '../OnboardingTourProps.js';
import { createFakeStorage } from './createFakeStorage.js';
import { createSignedInStore, type createStageStore } from './createStageStore.js';
import { exampleSteps } from './exampleSteps.js';

export interface TourStageProps extends Partial<OnboardingTourProps> {
  readonly store?: ReturnType<typeof createStageStore>;
  /** The `data-tour` values on the page. */
  readonly targets?: readonly string[];
  readonly openTerminal?: () => void;
  readonly children?: ReactNode;
}

interface ScreenProps {
  readonly children: ReactNode;
}

/** A screen that takes the focus when the address changes, like those of the shell. */
function Screen({ children }: ScreenProps): ReactElement {
  const { pathname, search } = useLocation();
  const address = `${pathname}${search}`;
  const main = useRef<HTMLElement>(null);
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    main.current?.focus();
  }, [address]);
  return (
    <main ref={main} tabIndex={-1}>
      <h1>Home</h1>
      <output aria-label="Address">{address}</output>
      <Link to="/status">Service status</Link>
      {children}
    </main>
  );
}

/** A page with targets, and the tour over it. */
export function TourStage({
  store: givenStore,
  targets = ['terminal-toggle', 'nav-valuation-workbench'],
  openTerminal,
  children,
  ...tour
}: TourStageProps): ReactElement {
  const [store] = useState(() => givenStore ?? createSignedInStore());
  const [loadSteps] = useState(() => async () => exampleSteps(openTerminal));
  const [entries] = useState(() => createStoredEntries({ device: createFakeStorage() }));
  return (
    <Provider store={store}>
      <MemoryRouter>
        <Screen>
          {targets.map((target) => (
            <a key={target} href={`#${target}`} data-tour={target}>
              {target}
            </a>
          ))}
          {children}
          <OnboardingTour entries={entries} document={document} loadSteps={loadSteps} {...tour} />
        </Screen>
      </MemoryRouter>
    </Provider>
  );
}
