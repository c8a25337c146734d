import { Panel } from '@finance-analyst/components';
import type { ScreenProps } from '@finance-analyst/contributions';
import { Suspense, useState, type ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import { combinedIn } from '../combined/combinedAddress.js';
import { LazyCombined } from '../combined/LazyCombined.js';
import { messages } from '../messages.js';
import { ChoosePortfolio } from '../list/ChoosePortfolio.js';
import type { PortfolioDependencies } from '../PortfolioDependencies.js';
import { StoredPortfolio } from './StoredPortfolio.js';
import { withPortfolio } from './withPortfolio.js';

const loading = { kind: 'loading', label: messages.loadingView } as const;

export type PortfolioScreenProps = PortfolioDependencies & ScreenProps;

/** `/portfolio`: opens the portfolio that the address names, or several together, or lists all. */
export function PortfolioScreen(props: PortfolioScreenProps): ReactElement {
  const [query, setQuery] = useSearchParams();
  const [turn, setTurn] = useState(0);
  const [adopted, setAdopted] = useState<{ readonly id: string; readonly key: string } | null>(null);
  const id = query.get('portfolio') || null;
  const version = Number(query.get('version') ?? '');
  const combined = combinedIn(query);
  if (id === null && combined)
    return (
      <Suspense fallback={<Panel title={messages.title} state={loading} minHeight="20rem" />}>
        <LazyCombined {...props} address={combined} />
      </Suspense>
    );
  if (id === null) return <ChoosePortfolio {...props} />;
  // A copy takes the place of the portfolio that it was made from, with its edits and notices.
  const key = adopted?.id === id ? adopted.key : id;
  return (
    <StoredPortfolio
      key={`${key} ${version} ${turn}`}
      {...props}
      id={id}
      revision={Number.isInteger(version) && version > 0 ? version : null}
      onStored={(stored) => {
        if (stored === id) return;
        setAdopted({ id: stored, key });
        setQuery((before) => withPortfolio(before, stored), { replace: true });
      }}
      onReopen={() => {
        setTurn(turn + 1);
      }}
    />
  );
}
