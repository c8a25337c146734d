import { useSearchInstrumentsQuery } from '@finance-analyst/market-data';
import { useEffect, useState, type ReactElement } from 'react';
import { CellField, type CellFieldProps } from './CellField.js';
import { instrumentChoices, type NamedInstrument } from './instrumentChoices.js';
import { namedIn } from './namedIn.js';

const typingPauseMs = 150;

/** The field of an instrument: it offers those of the portfolio, then those of the market. */
export function InstrumentField({
  known,
  ...field
}: Omit<CellFieldProps, 'choicesFor'> & { readonly known: readonly NamedInstrument[] }): ReactElement {
  const [typed, setTyped] = useState('');
  const wanted = typed.trim();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      setAsked(wanted);
    }, typingPauseMs);
    return () => {
      clearTimeout(timer);
    };
  }, [wanted]);
  const { currentData, isFetching, error } = useSearchInstrumentsQuery(asked, { skip: asked === '' });
  const isSearching = asked !== wanted || isFetching;
  return (
    <CellField
      {...field}
      onTyped={setTyped}
      choicesFor={(text) =>
        instrumentChoices(text, known, {
          found: isSearching ? [] : namedIn(currentData),
          state: isSearching ? 'searching' : error ? 'failed' : 'found',
        })
      }
    />
  );
}
