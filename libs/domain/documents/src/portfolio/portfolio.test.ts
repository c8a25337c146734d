import { type LedgerRow, rowKinds } from '@finance-analyst/portfolio';
import { describe, expect, it } from 'vitest';
import { isPart } from '../kinds/isPart.js';
import { summaryOf } from '../kinds/summaryOf.js';
import { conflictSide } from '../merge/conflictSide.js';
import { differences } from '../merge/differences.js';
import { documentMergeRules } from '../merge/documentMergeRules.js';
import { mergeDocuments } from '../merge/mergeDocuments.js';
import { settleConflict } from '../merge/settleConflict.js';
import { loadDocumentForms, parseDocument } from '../parsing/parseDocument.js';
import { examplePortfolio, examplePortfolioBody } from '../testing/examplePortfolio.js';
import { documentFromText } from '../text/documentFromText.js';
import { documentToText } from '../text/documentToText.js';
import { newPortfolioBody } from './newPortfolioBody.js';
import type { PortfolioBody, PortfolioDocument } from './PortfolioDocument.js';
import { portfolioRules } from './portfolioRules.js';

const withBody = (changes: object): PortfolioDocument => ({
  ...examplePortfolio,
  body: { ...examplePortfolioBody, ...changes },
});
/** The portfolio with some fields of the row with this id. */
const withRow = (id: string, fields: Partial<LedgerRow>): PortfolioDocument =>
  withBody({ rows: examplePortfolioBody.rows.map((row) => (row.id === id ? { ...row, ...fields } : row)) });
const merge = (mine: PortfolioDocument, theirs: PortfolioDocument) =>
  mergeDocuments(examplePortfolio, mine, theirs, portfolioRules);
const rowIn = ({ body }: { readonly body: PortfolioBody }, id: string) =>
  body.rows.find((row) => row.id === id);

describe('a portfolio', () => {
  it('[DOCUMENTS-139] opens as it was saved with a row of each kind, from text too', async () => {
    await loadDocumentForms('portfolio');
    expect(new Set(examplePortfolioBody.rows.map(({ kind }) => kind))).toEqual(new Set(rowKinds));
    for (const document of [examplePortfolio, { ...examplePortfolio, body: newPortfolioBody('EUR') }])
      expect(parseDocument(document)).toEqual({
        ok: true,
        value: { document, access: 'editable', note: null },
      });
    expect(await documentFromText(documentToText(examplePortfolio))).toMatchObject({
      ok: true,
      value: { document: { kind: 'portfolio', body: examplePortfolioBody } },
    });
  });

  it.each([
    ['currency', { currency: '' }],
    ['accounts[0].lotMethod', { accounts: [{ ...examplePortfolioBody.accounts[0], lotMethod: 'best' }] }],
    ['instruments[0].symbol', { instruments: [{ ...examplePortfolioBody.instruments[0], symbol: null }] }],
    [
      'rows[1].kind',
      {
        rows: examplePortfolioBody.rows.map((row) => ({
          ...row,
          ...(row.id === 'row-1' && { kind: 'gift' }),
        })),
      },
    ],
    ['targets[0].weight', { targets: [{ id: 'XNYS:ACME', weight: 'half' }] }],
  ])('[DOCUMENTS-139] is damaged with a wrong %s, which the reason names', async (field, changes) => {
    await loadDocumentForms('portfolio');
    expect(parseDocument(withBody(changes))).toMatchObject({
      ok: false,
      code: 'corrupted',
      reason: expect.stringContaining(field) as unknown,
    });
  });

  it('[DOCUMENTS-140] is listed with its currency, and belongs to no other document', () => {
    const nothing = { instruments: [], currency: null, headline: null };
    expect(summaryOf('portfolio', examplePortfolioBody)).toEqual({ ...nothing, currency: 'USD' });
    expect(summaryOf('portfolio', { currency: 7 })).toEqual(nothing);
    expect(isPart('portfolio')).toBe(false);
  });

  it('[DOCUMENTS-141] merges edits of two rows', () => {
    const { value, conflicts, restored } = merge(
      withRow('row-1', { quantity: '11' }),
      withRow('row-2', { quantity: '12' }),
    );
    expect([conflicts, restored]).toEqual([[], []]);
    expect(rowIn(value, 'row-1')).toMatchObject({ quantity: '11' });
    expect(rowIn(value, 'row-2')).toMatchObject({ quantity: '12' });
    expect(value.body.rows).toHaveLength(examplePortfolioBody.rows.length);
  });

  it('[DOCUMENTS-141] keeps a transaction that both changed as mine, whatever field each of them changed', () => {
    const mine = withRow('row-1', { quantity: '11' });
    const theirs = withRow('row-1', { price: '99' });
    const { value, conflicts } = merge(mine, theirs);
    expect(value).toEqual(mine);
    expect(conflicts).toEqual([
      {
        of: 'value',
        path: ['body', 'rows', 'row-1'],
        base: { present: true, value: rowIn(examplePortfolio, 'row-1') },
        mine: rowIn(mine, 'row-1'),
        theirs: rowIn(theirs, 'row-1'),
      },
    ]);
    const [conflict] = conflicts;
    if (!conflict) throw new Error('a conflict expected');
    expect(settleConflict(value, conflict, 'theirs', portfolioRules)).toEqual(theirs);
    expect(conflictSide(value, conflict, portfolioRules)).toBe('mine');
  });

  it('[DOCUMENTS-141] lists a changed transaction once', () => {
    const rules = documentMergeRules(portfolioRules);
    const changed = withRow('row-1', { quantity: '11', price: '99' });
    expect(differences(examplePortfolio, changed, rules)).toMatchObject([
      { of: 'value', path: ['body', 'rows', 'row-1'], after: { value: { quantity: '11', price: '99' } } },
    ]);
  });

  it('[DOCUMENTS-2] keeps fields of a later release through text and merging', async () => {
    const later = withBody({
      benchmark: 'XNYS:SPY',
      rows: examplePortfolioBody.rows.map((row) => ({ ...row, tags: ['core'] })),
    });
    const read = await documentFromText(documentToText(later));
    expect(read.ok && read.value.document).toEqual(later);
    const { value } = mergeDocuments(later, later, { ...later, title: 'Theirs' }, portfolioRules);
    expect(value).toEqual({ ...later, title: 'Theirs' });
  });
});
