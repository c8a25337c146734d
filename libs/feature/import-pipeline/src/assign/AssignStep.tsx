import type { ReactElement } from 'react';
import type { ImportState, Planned } from '../flow/ImportState.js';
import { AccountMatches } from './AccountMatches.js';
import { InstrumentMatches } from './InstrumentMatches.js';

export interface AssignStepProps {
  readonly planned: Planned;
  readonly choices: ImportState['choices'];
  readonly onChoose: (choices: Partial<ImportState['choices']>) => void;
}

/** Which accounts and instruments of the portfolio are those of the file. */
export function AssignStep({
  planned: { plan, body, candidates },
  choices,
  onChoose,
}: AssignStepProps): ReactElement {
  return (
    <>
      <AccountMatches
        plan={plan}
        body={body}
        choices={choices.accounts}
        names={choices.accountNames}
        onName={(accountNames) => {
          onChoose({ accountNames });
        }}
        onChoose={(accounts) => {
          onChoose({ accounts });
        }}
      />
      <InstrumentMatches
        plan={plan}
        body={body}
        candidates={candidates}
        choices={choices.instruments}
        onChoose={(instruments) => {
          onChoose({ instruments });
        }}
        prices={choices.prices}
        onPrices={(prices) => {
          onChoose({ prices });
        }}
      />
    </>
  );
}
