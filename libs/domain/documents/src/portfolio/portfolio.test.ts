import { type LedgerRow, rowKinds } from '@finance-analyst/portfolio';
import { describe, expect, it } from 'vitest';
import { isPart } from '../kinds/isPart.js';
import { summaryOf } from '../kinds/summaryOf.js';
import { mergeDocuments } from '../merge/mergeDocuments.js';
import { loadDocumentForms, parseDocument } from '../parsing/parseDocument.js';
import { examplePortfolio, examplePortfolioBody } from '../testing/examplePortfolio.js';
import { documentFromText } from '../text/documentFromText.js';
import { documentToText } from '../text/documentToText.js';
import { newPortfolioBody } from './newPortfolioBody.js';
import type { PortfolioBody, PortfolioDocument } from './PortfolioDocument.js';
import { portfolioKind } from './portfolioKind.js';

const withBody = (changes: object): PortfolioDocument => ({
  ...examplePortfolio,
  body: { ...examplePortfolioBody, ...changes },
});
/** The portfolio with some fields of the row with this id. */
const withRow = (id: string, fields: Partial<LedgerRow>): PortfolioDocument =>
  withBody({ rows: examplePortfolioBody.rows.map((row) => (row.id === id ? { ...row, ...fields } : row)) });
const merge = (mine: PortfolioDocument, theirs: PortfolioDocument) =>
  mergeDocuments(examplePortfolio, mine, theirs, portfolioKind);
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
    const { value, conflicts } = merge(mine, withRow('row-1', { price: '99' }));
    expect(value).toEqual(mine);
    expect(conflicts).toMatchObject([
      { of: 'fact', path: ['body', 'rows', 'row-1'], mine: { quantity: '11' }, theirs: { price: '99' } },
    ]);
  });

  it('[DOCUMENTS-141] merges the note of a transaction with its amounts', () => {
    const { value, conflicts } = merge(
      withRow('row-4', { note: 'Mine.' }),
      withRow('row-4', { gross: '90' }),
    );
    expect(conflicts).toEqual([]);
    expect(rowIn(value, 'row-4')).toMatchObject({ note: 'Mine.', gross: '90' });
  });

  it('[DOCUMENTS-2] keeps fields of a later release through text and merging', async () => {
    const later = withBody({
      benchmark: 'XNYS:SPY',
      rows: examplePortfolioBody.rows.map((row) => ({ ...row, tags: ['core'] })),
    });
    const read = await documentFromText(documentToText(later));
    expect(read.ok && read.value.document).toEqual(later);
    const { value } = mergeDocuments(later, later, { ...later, title: 'Theirs' }, portfolioKind);
    expect(value).toEqual({ ...later, title: 'Theirs' });
  });
});
