import { workbenchSelection } from '@finance-analyst/navigation';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** An address's request. */
export type WorkbenchOpening =
  /** `revision` is that of a version to be looked at; null for the newest, which is edited. */
  | { readonly kind: 'model'; readonly modelId: string; readonly revision: number | null }
  | { readonly kind: 'company'; readonly symbol: string; readonly knownOn: string | null }
  | { readonly kind: 'nothing' };

interface Session {
  /** The address as it was last looked at. */
  readonly address: string;
  readonly opening: WorkbenchOpening;
  /** Counts openings: the same request again reopens the model. */
  readonly number: number;
  /** The current id of what is open; null until it is stored. */
  readonly storedAs: string | null;
}

function openingAt(parameters: URLSearchParams): WorkbenchOpening {
  const { symbol, modelId } = workbenchSelection(parameters);
  if (modelId) {
    const version = Number(parameters.get('version'));
    return { kind: 'model', modelId, revision: Number.isInteger(version) && version > 0 ? version : null };
  }
  return symbol ? { kind: 'company', symbol, knownOn: parameters.get('asOf') } : { kind: 'nothing' };
}

/**
 * What the address opens. A model stored under a new id, at its first edit or as a copy, takes that id
 * into the address and stays open as it is, undo included.
 */
export function useWorkbenchOpening(): {
  readonly opening: WorkbenchOpening;
  /** Differs for everything that is opened. */
  readonly key: number;
  readonly adoptStoredId: (id: string) => void;
  /** Reopens what the address names. */
  readonly reopen: () => void;
} {
  const [parameters, setParameters] = useSearchParams();
  const asked = openingAt(parameters);
  const address = JSON.stringify(asked);
  const [session, setSession] = useState<Session>({ address, opening: asked, number: 0, storedAs: null });
  let current = session;
  if (session.address !== address) {
    const isOpenAlready =
      asked.kind === 'model' && asked.modelId === session.storedAs && asked.revision === null;
    current = isOpenAlready
      ? { ...session, address }
      : { address, opening: asked, number: session.number + 1, storedAs: null };
    setSession(current);
  }
  const adoptStoredId = useCallback(
    (id: string) => {
      setSession((before) => ({ ...before, storedAs: id }));
      setParameters(
        (before) => {
          before.set('model', id);
          return before;
        },
        { replace: true },
      );
    },
    [setParameters],
  );
  const reopen = () => {
    setSession(({ number }) => ({ address, opening: asked, number: number + 1, storedAs: null }));
  };
  return { opening: current.opening, key: current.number, adoptStoredId, reopen };
}
