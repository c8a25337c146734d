import type { OfxDocument, OfxElement } from '../structured/OfxDocument.js';

/** A statement of one account. */
export interface OfxStatement {
  /** As the file names it; null if it names none. */
  readonly account: string | null;
  readonly currency: string;
  /** Of its positions and balances, as written. */
  readonly asOf: string;
  readonly transactions: readonly OfxElement[];
  readonly positions: readonly OfxElement[];
  readonly balances: readonly OfxElement[];
}

const statementNames: ReadonlySet<string> = new Set(['STMTRS', 'CCSTMTRS', 'INVSTMTRS']);
const listNames: ReadonlySet<string> = new Set(['BANKTRANLIST', 'INVTRANLIST']);
const balanceNames: ReadonlySet<string> = new Set(['LEDGERBAL', 'INVBAL']);

/** The statements of an OFX file. */
export const ofxStatements = ({ elements }: OfxDocument): readonly OfxStatement[] =>
  elementsNamed(elements, (name) => statementNames.has(name)).map(({ children }) => {
    const lists = children.filter(({ name }) => listNames.has(name));
    const balances = children.filter(({ name }) => balanceNames.has(name));
    return {
      account: leafIn(children, 'ACCTID') || null,
      currency: childText(children, 'CURDEF'),
      asOf: childText(children, 'DTASOF') || leafIn(balances, 'DTASOF'),
      // A list whose end is missing left its transactions to the statement.
      transactions: [...lists.flatMap((list) => list.children), ...children].filter(isRecord),
      positions: children
        .filter(({ name }) => name === 'INVPOSLIST')
        .flatMap((list) => list.children)
        .filter(({ text }) => text === ''),
      balances,
    };
  });

/** What a statement has beside its transactions. */
const parts: ReadonlySet<string> = new Set([
  ...listNames,
  ...balanceNames,
  'BANKACCTFROM',
  'CCACCTFROM',
  'INVACCTFROM',
  'AVAILBAL',
  'BALLIST',
  'INVPOSLIST',
  'INVOOLIST',
  'INV401K',
  'INV401KBAL',
  'CURDEF',
  'DTASOF',
  'DTSTART',
  'DTEND',
  'MKTGINFO',
]);

/** Aggregates within a transaction, which an incomplete one loses to the list around it. */
const fragments: ReadonlySet<string> = new Set([
  'SECID',
  'CURRENCY',
  'ORIGCURRENCY',
  'PAYEE',
  'EXTDPAYEE',
  'BANKACCTTO',
  'CCACCTTO',
  'IMAGEDATA',
]);

/** A transaction, also an incomplete one. Leaves without text are none. */
const isRecord = ({ name, text, isClosed, children }: OfxElement): boolean =>
  text === '' &&
  !parts.has(name) &&
  !fragments.has(name) &&
  (isClosed ? children.length > 0 : recordNames.test(name));

const recordNames =
  /^(?:STMTTRN|BUY|SELL|INCOME|REINVEST|RETOFCAP|INVBANKTRAN|INVEXPENSE|TRANSFER|SPLIT|JRNL|MARGININTEREST|CLOSUREOPT)/;

/** All elements of a name, outermost first. */
export function elementsNamed(
  elements: readonly OfxElement[],
  isNamed: (name: string) => boolean,
): readonly OfxElement[] {
  return elements.flatMap((element) => [
    ...(isNamed(element.name) && element.isClosed ? [element] : []),
    ...elementsNamed(element.children, isNamed),
  ]);
}

/** The text of the first leaf of a name, at any depth; empty if there is none. */
export function leafIn(elements: readonly OfxElement[], name: string): string {
  for (const { name: own, text, children } of elements) {
    const found = own === name && text !== '' ? text : leafIn(children, name);
    if (found !== '') return found;
  }
  return '';
}

const childText = (children: readonly OfxElement[], name: string): string =>
  children.find((child) => child.name === name)?.text ?? '';
