import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { DocumentKindDefinition } from '../kinds/DocumentKindDefinition.js';
import { unknownFields } from '../testing/arbitraryDocument.js';
import { createDocumentParser } from './createDocumentParser.js';

/** A kind with a history: version 1 held one `note`, 2 a list of `notes`, 3 a list of objects. */
const journal: DocumentKindDefinition = {
  kind: 'journal',
  noun: { one: 'journal', many: 'journals' },
  currentVersion: 3,
  bodySchema: z.object({ notes: z.array(z.object({ text: z.string() })) }),
  migrations: {
    1: ({ note, ...rest }) => ({ ...rest, notes: [note] }),
    2: (body) => ({ ...body, notes: (body['notes'] as unknown[]).map((text) => ({ text })) }),
  },
  summary: () => ({ instruments: [], currency: null }),
  attachments: [],
  rows: [],
  facts: [],
};
const parse = createDocumentParser({ journal });

const stored = (schemaVersion: number, body: Record<string, unknown>) => ({
  id: 'journal-1',
  kind: 'journal',
  schemaVersion,
  ownerId: 'device',
  baseRevision: 4,
  title: 'Journal',
  createdAt: '2025-01-01T00:00:00.000Z',
  updatedAt: '2025-01-02T00:00:00.000Z',
  body,
});

describe('createDocumentParser', () => {
  it('[DOCUMENTS-3] brings an old document up to date, a version at a time, and says so', () => {
    const raw = stored(1, { note: 'Buy below 40' });
    const before = structuredClone(raw);
    expect(parse(raw)).toEqual({
      ok: true,
      value: {
        document: stored(3, { notes: [{ text: 'Buy below 40' }] }),
        access: 'editable',
        note: 'Brought from version 1 to 3.',
      },
    });
    expect(raw).toEqual(before);
  });

  it('[DOCUMENTS-3] reaches the same document from every older version', () => {
    fc.assert(
      fc.property(fc.string(), unknownFields, (text, unknown) => {
        const documents = [
          stored(1, { ...unknown, note: text }),
          stored(2, { ...unknown, notes: [text] }),
          stored(3, { ...unknown, notes: [{ text }] }),
        ].map((raw) => {
          const parsed = parse(raw);
          return parsed.ok ? parsed.value.document : parsed.reason;
        });
        expect(documents[0]).toEqual(documents[2]);
        expect(documents[1]).toEqual(documents[2]);
        expect(documents[2]).toMatchObject({ body: unknown });
      }),
    );
  });

  it('[DOCUMENTS-6] refuses an old document that cannot be brought up to date, and keeps it', () => {
    const raw = stored(2, { notes: 'not a list' });
    const parsed = parse(raw);
    expect(parsed).toMatchObject({ ok: false, code: 'corrupted', raw });
    expect(!parsed.ok && parsed.reason).toContain('version 2 could not be brought up to date');
  });

  it('[DOCUMENTS-6] refuses a version that no migration starts from', () => {
    const parse3 = createDocumentParser({ journal: { ...journal, migrations: {} } });
    const parsed = parse3(stored(2, { notes: [] }));
    expect(!parsed.ok && parsed.reason).toContain('nothing takes a journal from version 2 on');
  });
});
