import * as fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { DocumentForm } from '../kinds/DocumentForm.js';
import type { DocumentKindDefinition } from '../kinds/DocumentKindDefinition.js';
import { unknownFields } from '../testing/arbitraryDocument.js';
import { createDocumentParser } from './createDocumentParser.js';
import { FormNotLoaded } from './FormNotLoaded.js';

const form: DocumentForm = {
  bodySchema: z.object({ notes: z.array(z.object({ text: z.string() })) }),
  migrations: {
    1: ({ note, ...rest }) => ({ ...rest, notes: [note] }),
    2: (body) => ({ ...body, notes: (body['notes'] as unknown[]).map((text) => ({ text })) }),
  },
};

/** A kind with a history: version 1 held one `note`, 2 a list of `notes`, 3 a list of objects. */
const journal: DocumentKindDefinition = {
  kind: 'journal',
  noun: { one: 'journal', many: 'journals' },
  currentVersion: 3,
  load: async () => form,
  summary: () => ({ instruments: [], currency: null, headline: null }),
  attachments: [],
};
const { parse, load } = createDocumentParser({ journal });
beforeAll(() => load('journal'));

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
  it('[DOCUMENTS-3] migrates an old document one version at a time', () => {
    const raw = stored(1, { note: 'Buy below 40' });
    const before = structuredClone(raw);
    expect(parse(raw)).toEqual({
      ok: true,
      value: {
        document: stored(3, { notes: [{ text: 'Buy below 40' }] }),
        access: 'editable',
        note: null,
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

  it('[DOCUMENTS-6] rejects an old document that cannot be migrated, and keeps it', () => {
    const raw = stored(2, { notes: 'not a list' });
    const parsed = parse(raw);
    expect(parsed).toMatchObject({ ok: false, code: 'corrupted', raw });
    expect(!parsed.ok && parsed.reason).toContain('version 2 could not be migrated');
  });

  it('[DOCUMENTS-6] rejects a version without a migration', async () => {
    const parser = createDocumentParser({
      journal: { ...journal, load: async () => ({ ...form, migrations: {} }) },
    });
    await parser.load('journal');
    const parsed = parser.parse(stored(2, { notes: [] }));
    expect(!parsed.ok && parsed.reason).toContain('a journal cannot be migrated from version 2');
  });

  it('[DOCUMENTS-60] loads the schema and migrations of a kind once, on demand', async () => {
    const loadForm = vi.fn(async () => form);
    const parser = createDocumentParser({ journal: { ...journal, load: loadForm } });
    expect(() => parser.parse(stored(3, { notes: [] }))).toThrow(new FormNotLoaded('journal'));
    expect(parser.parse({ ...stored(3, { notes: [] }), kind: 'ledger' })).toMatchObject({
      code: 'unknown-kind',
    });
    expect(loadForm).not.toHaveBeenCalled();
    await parser.load('journal', 'journal', 'ledger', undefined);
    await parser.load('journal');
    expect(loadForm).toHaveBeenCalledTimes(1);
    expect(parser.parse(stored(3, { notes: [] })).ok).toBe(true);
  });

  it('[DOCUMENTS-61] names the kind that could not be loaded, and retries', async () => {
    const loadForm = vi.fn(async () => form).mockRejectedValueOnce(new Error('offline'));
    const parser = createDocumentParser({ journal: { ...journal, load: loadForm } });
    const failed = await parser.load('journal').catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(FormNotLoaded);
    expect(failed).toMatchObject({ kind: 'journal', cause: new Error('offline') });
    await parser.load('journal');
    expect(parser.parse(stored(3, { notes: [] })).ok).toBe(true);
  });
});
