import type { MonitorWindow, Stop } from '../MonitorWindow.js';
import { messageOf, type ThrownThing } from './createErrorRecorder.js';
import { foreignPlaceOf } from './foreignPlaceOf.js';
import { isWalletNoise } from './isWalletNoise.js';

/** An address without its query. */
const placeOf = ({ filename, lineno, colno }: ErrorEvent): string | null =>
  filename === '' ? null : `${filename.split(/[?#]/, 1)[0] ?? ''}:${lineno}:${colno}`;

/** Reports errors that reach the window and unhandled rejections; wallet noise is suppressed. */
export function watchErrors(
  window: Pick<MonitorWindow, 'addEventListener' | 'removeEventListener' | 'location'>,
  record: (thing: ThrownThing) => void,
): Stop {
  const onError = (event: ErrorEvent) => {
    const thrown: unknown = event.error;
    if (isWalletNoise(`${event.message} ${messageOf(thrown, '')}`)) event.preventDefault();
    else record({ kind: 'error', thrown, message: event.message, source: placeOf(event) });
  };
  const onRejection = (event: PromiseRejectionEvent) => {
    const thrown: unknown = event.reason;
    if (isWalletNoise(wordsOf(thrown))) event.preventDefault();
    else {
      const source = foreignPlaceOf(thrown, window.location.origin);
      record({ kind: 'unhandled-rejection', thrown, message: wordsOf(thrown), source });
    }
  };
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}

/** Wallets reject with plain objects that have a message. */
function wordsOf(thrown: unknown): string {
  if (typeof thrown !== 'object' || thrown === null || !('message' in thrown)) return messageOf(thrown);
  return messageOf(thrown, String(thrown.message));
}
