import type { ValuationModelBody } from '@finance-analyst/documents';
import { messages } from './messages.js';
import type { PeerEdits } from './PeerEdits.js';
import type { TransactionEdits } from './TransactionEdits.js';

/** Edits that say what they did to readers of the screen. */
export function announcedEdits(
  { peers, transactions }: Pick<ValuationModelBody, 'peers' | 'transactions'>,
  edits: PeerEdits & TransactionEdits,
  say: (words: string) => void,
): PeerEdits & TransactionEdits {
  const peerOf = (id: string): string => peers.find((peer) => peer.id === id)?.name ?? id;
  const targetOf = (id: string): string =>
    transactions.find((transaction) => transaction.id === id)?.target ?? id;
  const counting = (name: string, isLeftOut: boolean): string =>
    (isLeftOut ? messages.leftOutOf : messages.countedIn)(name);
  return {
    ...edits,
    addPeers: (added) => {
      edits.addPeers(added);
      const isKnown = added.every(({ peer }) => peers.some(({ id }) => id === peer.id));
      const names = added.map(({ peer }) => peer.name);
      say(isKnown ? messages.updated(names) : messages.added(names));
    },
    removePeer: (id) => {
      edits.removePeer(id);
      say(messages.removed(peerOf(id)));
    },
    setPeerLeftOut: (id, isLeftOut) => {
      edits.setPeerLeftOut(id, isLeftOut);
      say(counting(peerOf(id), isLeftOut));
    },
    addTransactions: (entered) => {
      edits.addTransactions(entered);
      say(messages.added(entered.map(({ target }) => target)));
    },
    changeTransaction: (opened, changes) => {
      edits.changeTransaction(opened, changes);
      say(messages.edited(changes.target ?? targetOf(opened.id)));
    },
    removeTransaction: (id) => {
      edits.removeTransaction(id);
      say(messages.removed(targetOf(id)));
    },
    setTransactionLeftOut: (id, isLeftOut) => {
      edits.setTransactionLeftOut(id, isLeftOut);
      say(counting(targetOf(id), isLeftOut));
    },
  };
}
