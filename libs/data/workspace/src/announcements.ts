/** The part of a BroadcastChannel that tabs talk through. */
export interface BroadcastPort {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  removeEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

const types = ['document-changed', 'draft-written', 'editing-wanted', 'editing-written'] as const;

/** What one tab tells the others: what it wrote, that it wants to edit, or that nothing of it is unwritten any more. */
export interface Announcement {
  readonly type: (typeof types)[number];
  readonly ownerId: string;
  readonly id: string;
}

export const isAnnouncement = (message: unknown): message is Announcement => {
  if (typeof message !== 'object' || message === null) return false;
  const { type, ownerId, id } = message as Partial<Announcement>;
  return types.some((known) => known === type) && typeof ownerId === 'string' && typeof id === 'string';
};
