import type { PlaceKey } from '@finance-analyst/contributions';
import { messages } from '../messages.js';

/** The keys that the prompt acts on, by what it does then: it looks them up here, and the terminal tells them. */
export const promptKeys = {
  complete: { title: messages.keys.complete, keys: [{ key: 'Tab' }] },
  takeSuggestion: { title: messages.keys.takeSuggestion, keys: [{ key: 'ArrowRight' }] },
  older: { title: messages.keys.older, keys: [{ key: 'ArrowUp' }] },
  newer: { title: messages.keys.newer, keys: [{ key: 'ArrowDown' }] },
  giveUp: { title: messages.keys.giveUp, keys: [{ key: 'c', control: true }] },
  putAway: { title: messages.keys.putAway, keys: [{ key: 'Escape' }] },
} as const satisfies Readonly<Record<string, PlaceKey>>;

export type PromptAction = keyof typeof promptKeys;

export const promptActions = Object.keys(promptKeys) as readonly PromptAction[];
