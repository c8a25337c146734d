import type { DocumentEditing } from '@finance-analyst/document-editing';
import type { ValuationModelBody, ValuationModelDocument } from '@finance-analyst/documents';
import {
  addPeers,
  refreshPeers,
  removePeer,
  setPeerLeftOut,
  setPeerMarketData,
} from '@finance-analyst/valuation';
import type { PeerEdits } from '../comparables/PeerEdits.js';
import { messages } from './messages.js';

/** The edits of a model's peers, each with the words that undo shows. */
export const peerEdits = (edit: DocumentEditing<ValuationModelDocument>['edit']): PeerEdits => ({
  addPeers: (added) => {
    edit(
      (body) => addPeers(body, added),
      ({ peers }) => {
        const known = new Set(peers.map(({ id }) => id));
        const [first, ...others] = added.filter(({ peer }) => !known.has(peer.id));
        if (!first) return messages.refreshPeers;
        return others.length === 0 ? messages.addPeer(first.peer.name) : messages.addPeers(others.length + 1);
      },
    );
  },
  refreshPeers: (loaded) => {
    edit(
      (body) => refreshPeers(body, loaded),
      () => messages.refreshPeers,
    );
  },
  setPeerMarketData: (id, arrived) => {
    edit(
      (body) => setPeerMarketData(body, id, arrived),
      () => messages.peerMarketData,
      // What arrives together is one step of undo.
      'market data of peers',
      'arriving',
    );
  },
  removePeer: (id) => {
    edit(
      (body) => removePeer(body, id),
      (body) => messages.removePeer(peerName(body, id)),
    );
  },
  setPeerLeftOut: (id, isLeftOut) => {
    edit(
      (body) => setPeerLeftOut(body, id, isLeftOut),
      (body) => messages[isLeftOut ? 'leaveOut' : 'count'](peerName(body, id)),
    );
  },
});

const peerName = ({ peers }: ValuationModelBody, id: string): string =>
  peers.find((peer) => peer.id === id)?.name ?? id;
