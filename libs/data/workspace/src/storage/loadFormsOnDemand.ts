import { FormNotLoaded, loadDocumentForms } from '@finance-analyst/documents';
import type { Storage } from './Storage.js';

/**
 * Storage whose transactions may open documents of kinds that are not loaded yet. A transaction cannot wait for code,
 * so it is rolled back and run again once the kind is loaded.
 */
export function loadFormsOnDemand(storage: Storage, load = loadDocumentForms): Storage {
  const transact: Storage['transact'] = async (mode, work) => {
    try {
      return await storage.transact(mode, work);
    } catch (error) {
      if (!(error instanceof FormNotLoaded)) throw error;
      await load(error.kind);
      return transact(mode, work);
    }
  };
  return { ...storage, transact };
}
