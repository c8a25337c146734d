/** The part of a BroadcastChannel that tabs talk through. */
export interface BroadcastPort {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  removeEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

/** What one tab tells the others after a write. */
export interface DocumentChanged {
  readonly type: 'document-changed';
  readonly ownerId: string;
  readonly id: string;
}

export const isDocumentChanged = (message: unknown): message is DocumentChanged => {
  if (typeof message !== 'object' || message === null) return false;
  const { type, ownerId, id } = message as Partial<DocumentChanged>;
  return type === 'document-changed' && typeof ownerId === 'string' && typeof id === 'string';
};
