import { createDeferred, partNotLoaded } from '@finance-analyst/foundation';
import { createWorkspaceBase, type WorkspaceBase } from './createWorkspaceBase.js';
import { fail, type Failure, succeed } from './Outcome.js';
import type { Workspace, WorkspaceDependencies } from './Workspace.js';

export interface StartingWorkspace {
  readonly workspace: Workspace;
  /** Loads the code that reads, edits and saves documents. Rejects if it cannot be loaded; the next call tries again. */
  readonly load: () => Promise<void>;
}

export type CompleteWorkspace = (base: WorkspaceBase, dependencies: WorkspaceDependencies) => Workspace;

/**
 * Makes a workspace that lists documents at once and loads the rest of its code later. What a screen asks for meanwhile
 * waits for that code, or fails with the reason. Edits need it beforehand: what opens a session awaits `load` first.
 *
 * @param importCode loads `completeWorkspace`
 */
export function createStartingWorkspace(
  dependencies: WorkspaceDependencies,
  importCode: () => Promise<CompleteWorkspace>,
): StartingWorkspace {
  const base = createWorkspaceBase(dependencies);
  const complete = createDeferred(async () => (await importCode())(base, dependencies));
  let isClosed = false;

  const load = async (): Promise<Workspace> => {
    const loaded = await complete.load();
    if (isClosed) loaded.close();
    return loaded;
  };
  const whenLoaded = async <Result>(
    use: (loaded: Workspace) => Promise<Result>,
  ): Promise<Result | Failure> => {
    const loaded = await load().catch(() => null);
    return loaded ? use(loaded) : fail('storage-failed', partNotLoaded);
  };
  const loaded = (): Workspace => {
    if (!complete.part) throw new Error('The workspace was asked to edit before its code was loaded.');
    return complete.part;
  };

  const workspace: Workspace = {
    status: base.status,
    subscribe: base.subscribe,
    list: base.list,
    listRemoved: base.listRemoved,
    read: (...given) => whenLoaded(({ read }) => read(...given)),
    open: (...given) => whenLoaded(({ open }) => open(...given)),
    outline: (...given) => whenLoaded(({ outline }) => outline(...given)),
    writeDerived: (...given) => whenLoaded((loaded) => loaded.writeDerived(...given)),
    save: (...given) => whenLoaded(({ save }) => save(...given)),
    rename: (...given) => whenLoaded(({ rename }) => rename(...given)),
    saveCopy: (...given) => whenLoaded(({ saveCopy }) => saveCopy(...given)),
    remove: (...given) => whenLoaded(({ remove }) => remove(...given)),
    recover: (...given) => whenLoaded(({ recover }) => recover(...given)),
    erase: (...given) => whenLoaded(({ erase }) => erase(...given)),
    revisions: (...given) => whenLoaded(({ revisions }) => revisions(...given)),
    readRevision: (...given) => whenLoaded(({ readRevision }) => readRevision(...given)),
    restoreRevision: (...given) => whenLoaded(({ restoreRevision }) => restoreRevision(...given)),
    history: (...given) => whenLoaded(({ history }) => history(...given)),
    addHistory: (...given) => whenLoaded(({ addHistory }) => addHistory(...given)),
    exportText: (...given) => whenLoaded(({ exportText }) => exportText(...given)),
    importText: (...given) => whenLoaded(({ importText }) => importText(...given)),
    damagedRecords: () => whenLoaded(({ damagedRecords }) => damagedRecords()),
    eraseDamaged: (...given) => whenLoaded(({ eraseDamaged }) => eraseDamaged(...given)),
    edit: (...given) => loaded().edit(...given),
    drafts: {
      write: (document) => {
        loaded().drafts.write(document);
      },
      clear: (documentId) => {
        loaded().drafts.clear(documentId);
      },
      // Without the code nothing was edited, so that nothing waits to be written.
      flush: async () => complete.part?.drafts.flush() ?? succeed(null),
      list: () => whenLoaded(({ drafts }) => drafts.list()),
      listAll: () => whenLoaded(({ drafts }) => drafts.listAll()),
      read: (...given) => whenLoaded(({ drafts }) => drafts.read(...given)),
      gather: (...given) => whenLoaded(({ drafts }) => drafts.gather(...given)),
      ofOthers: (...given) => whenLoaded(({ drafts }) => drafts.ofOthers(...given)),
      saveAsVersion: (...given) => whenLoaded(({ drafts }) => drafts.saveAsVersion(...given)),
      saveAsSeparate: (...given) => whenLoaded(({ drafts }) => drafts.saveAsSeparate(...given)),
      discard: (...given) => whenLoaded(({ drafts }) => drafts.discard(...given)),
      putBack: (...given) => whenLoaded(({ drafts }) => drafts.putBack(...given)),
    },
    close() {
      isClosed = true;
      if (complete.part) complete.part.close();
      else {
        base.unsubscribeAll();
        base.storage.close();
      }
    },
  };
  return { workspace, load: async () => void (await load()) };
}
