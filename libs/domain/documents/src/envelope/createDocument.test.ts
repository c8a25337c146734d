import { describe, expect, it } from 'vitest';
import { exampleModel } from '../testing/exampleModel.js';

describe('createDocument', () => {
  it('[DOCUMENTS-12] starts at the current version, unsaved, created and updated now', () => {
    expect(exampleModel).toMatchObject({
      schemaVersion: 5,
      baseRevision: 0,
      createdAt: '2025-11-20T10:00:00.000Z',
      updatedAt: '2025-11-20T10:00:00.000Z',
    });
  });
});
