import type { Cells } from '../cells/Cells.js';
import type { FiledInstrument } from '../file/FiledInstrument.js';
import { instrumentOf, isIsin } from '../file/instrumentOf.js';
import type { OfxDocument } from '../structured/OfxDocument.js';
import { ofxLine } from './ofxCells.js';
import { elementsNamed } from './ofxRecords.js';

/** The instrument that a record names by its id; null if it names none. */
export type SecurityOf = (cells: Cells) => FiledInstrument | null;

/** Instruments by their ids, with the names and symbols that the list of securities has. */
export function ofxSecurities({ elements }: OfxDocument): SecurityOf {
  const listed = new Map(
    elementsNamed(elements, (name) => name === 'SECINFO').map((element) => {
      const { cells } = ofxLine(element);
      return [cells.text('uniqueid'), { symbol: cells.text('ticker'), name: cells.text('secname') }] as const;
    }),
  );
  return (cells) => {
    const id = cells.text('uniqueid');
    const known = listed.get(id);
    const isin = isIsin(id) ? id : '';
    return instrumentOf({
      isin,
      symbol: known?.symbol || (isin === '' ? id : ''),
      market: undefined,
      name: known?.name,
      currency: undefined,
    });
  };
}
