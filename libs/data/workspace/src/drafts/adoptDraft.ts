import { messages } from '../messages.js';
import { fail, type Outcome, succeed } from '../Outcome.js';
import type { StorageTransaction } from '../storage/Storage.js';
import type { Draft } from './Draft.js';
import {
  type DraftPlace,
  markLeft,
  openDraft,
  putDraftRecord,
  readDraft,
  readDraftRecord,
} from './draftRecords.js';
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
  const stored = await readDraft(transaction, place);
  if (stored.record === undefined) return fail('not-found', messages.draftGone);
  const opened = openDraft(stored);
  if (!opened.ok) {
    if (opened.code !== 'corrupted') return fail('read-only', opened.reason);
    await setDraftAside(transaction, place, stored, opened.reason, now);
    return { ...fail('corrupted', `${opened.reason} ${messages.keptAside}`), raw: opened.raw };
  }
  const own = { ...place, sessionId: ownSession };
  if (place.sessionId !== ownSession) {
    const mine = await readDraftRecord(transaction, own);
    await putDraftRecord(transaction, own, markLeft(stored.record, false));
    await putDraftRecord(transaction, place, markLeft(mine, true));
  }
  const { savedAt, document } = opened;
  return succeed({ ...own, own: true, isLeft: false, savedAt, document });
}
