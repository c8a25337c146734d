import { messages } from '../messages.js';
import { fail, type Outcome, succeed } from '../Outcome.js';
import type { StorageTransaction } from '../storage/Storage.js';
import type { Draft } from './Draft.js';
import { type DraftPlace, markLeft, openDraft, putParts, readParts } from './draftRecords.js';
import { setDraftAside } from './setDraftAside.js';

/**
 * Takes over what the other tab's draft holds now, which may be newer than what was listed. A draft that this tab has
 * of the same document takes the other's place, so that neither is lost, and is left there for later.
 */
export async function adoptDraft(
  transaction: StorageTransaction,
  ownSession: string,
  place: DraftPlace,
  now: string,
): Promise<Outcome<Draft>> {
  const parts = await readParts(transaction, place);
  if (parts.edit === undefined) return fail('not-found', messages.draftGone);
  const opened = openDraft(parts);
  if (!opened.ok) {
    if (opened.code !== 'corrupted') return fail('read-only', opened.reason);
    await setDraftAside(transaction, place, parts, opened.reason, now);
    return { ...fail('corrupted', `${opened.reason} ${messages.keptAside}`), raw: opened.raw };
  }
  const own = { ...place, sessionId: ownSession };
  if (place.sessionId !== ownSession) {
    const mine = await readParts(transaction, own);
    await putParts(transaction, own, markLeft(parts, false));
    await putParts(transaction, place, markLeft(mine, true));
  }
  const { savedAt, document } = opened;
  return succeed({ ...own, own: true, isLeft: false, savedAt, document });
}
