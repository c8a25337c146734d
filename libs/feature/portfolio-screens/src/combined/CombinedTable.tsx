import { portfolioPath } from '@finance-analyst/navigation';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { HoldingColumns } from '../holdings/HoldingColumns.js';
import { HoldingsTable } from '../holdings/HoldingsTable.js';
import type { CombinedGroup, CombinedRow } from './combinedGroups.js';
import { messages } from './messages.js';

const portfolioColumn: HoldingColumns<CombinedRow> = {
  titles: [messages.portfolio],
  cellsOf: ({ portfolios }) => (
    <td data-label={messages.portfolio}>
      {portfolios.map(({ id, title }, at) => (
        <span key={id}>
          {at > 0 && ', '}
          <Link to={portfolioPath(id)}>{title}</Link>
        </span>
      ))}
    </td>
  ),
};

/** The holdings of several portfolios in their groups, each with links to where it is edited. */
export const CombinedTable = ({ groups }: { readonly groups: readonly CombinedGroup[] }): ReactElement => (
  <HoldingsTable
    label={messages.table}
    groups={groups}
    titleOf={({ portfolio, title }) =>
      portfolio ? <Link to={portfolioPath(portfolio.id)}>{title}</Link> : <span>{title}</span>
    }
    details={null}
    more={portfolioColumn}
  />
);
