import { describe, expect, it } from 'vitest';
import { joinChunks } from '../chunks/joinChunks.js';
import { exampleModel } from '../testing/exampleModel.js';
import { examplePortfolio, examplePortfolioBody } from '../testing/examplePortfolio.js';
import { longLedger } from '../testing/longLedger.js';
import { splitAttachments } from './splitAttachments.js';

const model = exampleModel;
const { fundamentalsSnapshot, ...lightBody } = model.body;

it('[DOCUMENTS-102] takes the heavy fields out under their names, and leaves the document as it was', () => {
  const { light, attachments } = splitAttachments(model, () => 7);
  expect(attachments).toEqual([
    { field: 'fundamentalsSnapshot', name: 7, value: fundamentalsSnapshot, isChunk: false },
  ]);
  expect(light).toEqual({ ...model, body: lightBody });
  expect(model.body.fundamentalsSnapshot).toBe(fundamentalsSnapshot);
});

it('[DOCUMENTS-102] leaves a field in the body that is empty, has no name or is no object', () => {
  expect(splitAttachments(model, () => null)).toEqual({ light: model, attachments: [] });
  const without = {
    ...model,
    body: { ...model.body, fundamentalsSnapshot: null },
  } as unknown as typeof model;
  expect(splitAttachments(without, () => 7)).toEqual({ light: without, attachments: [] });
  expect(splitAttachments(model, () => 7).light.body).toHaveProperty('peerStatements', {});
});

describe('a list that its kind stores in chunks', () => {
  const portfolio = (count: number) => ({
    ...examplePortfolio,
    body: { ...examplePortfolioBody, rows: longLedger(count) },
  });

  it('[DOCUMENTS-144] is taken out in chunks beyond a thousand rows, and stays in the body up to that', () => {
    const short = portfolio(1000);
    expect(splitAttachments(short, () => 7)).toEqual({ light: short, attachments: [] });
    const long = portfolio(1001);
    const { light, attachments } = splitAttachments(long, () => 7);
    expect(light.body).toEqual(
      Object.fromEntries(Object.entries(long.body).filter(([name]) => name !== 'rows')),
    );
    expect(attachments.map(({ field, isChunk }) => [field, isChunk])).toEqual(
      attachments.map(() => ['rows', true]),
    );
    expect(attachments.length).toBeGreaterThan(1);
    expect(joinChunks(attachments.map(({ value }) => value))).toEqual(long.body.rows);
  });

  it('[DOCUMENTS-144] stays in the body as a whole while one of its chunks has no name', () => {
    const long = portfolio(2000);
    let named = 0;
    expect(splitAttachments(long, () => ((named += 1) > 3 ? null : named))).toEqual({
      light: long,
      attachments: [],
    });
  });
});
