import type { ScreenProps } from '@finance-analyst/contributions';
import { useState, type ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ChoosePortfolio } from '../list/ChoosePortfolio.js';
import type { PortfolioDependencies } from '../PortfolioDependencies.js';
import { StoredPortfolio } from './StoredPortfolio.js';

export type PortfolioScreenProps = PortfolioDependencies & ScreenProps;

/** `/portfolio`: opens the portfolio that the address names, or lists all. */
export function PortfolioScreen(props: PortfolioScreenProps): ReactElement {
  const [query] = useSearchParams();
  const [turn, setTurn] = useState(0);
  const id = query.get('portfolio') || null;
  const version = Number(query.get('version') ?? '');
  if (id === null) return <ChoosePortfolio {...props} />;
  return (
    <StoredPortfolio
      key={`${id} ${version} ${turn}`}
      {...props}
      id={id}
      revision={Number.isInteger(version) && version > 0 ? version : null}
      onReopen={() => {
        setTurn(turn + 1);
      }}
    />
  );
}
