import type { ValuationModelBody } from '@finance-analyst/documents';
import type { Result } from '@finance-analyst/foundation';
import type { CompanyFundamentals } from '@finance-analyst/market';
import { readFundamentals } from '../saved-model/readFundamentals.js';
import type { ComparedCompany } from './peerComparison.js';

const read = new WeakMap<object, Result<CompanyFundamentals>>();

/** Statements are checked once, whatever is edited around them. */
function statementsIn(snapshot: unknown): Result<CompanyFundamentals> {
  if (typeof snapshot !== 'object' || snapshot === null)
    return { ok: false, reason: 'No statements are stored. Refresh the peers.' };
  const known = read.get(snapshot);
  if (known) return known;
  const statements = readFundamentals(snapshot);
  const result: Result<CompanyFundamentals> = statements.ok
    ? statements
    : {
        ok: false,
        reason: 'The stored statements are damaged or from a newer release. Refresh the peers.',
      };
  read.set(snapshot, result);
  return result;
}

/** The peers stored with a model. */
export const comparedCompanies = ({
  peers,
  peerStatements,
}: Pick<ValuationModelBody, 'peers' | 'peerStatements'>): readonly ComparedCompany[] =>
  peers.map(({ id, name, isLeftOut, price, beta }) => ({
    id,
    name,
    isLeftOut: isLeftOut === true,
    price,
    ...(beta && { beta }),
    fundamentals: statementsIn(peerStatements[id]),
  }));
