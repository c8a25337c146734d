import type { ScopeKey } from '@finance-analyst/contributions';
import { keyMessages } from '../key-scopes/keyMessages.js';

/** The prompt's keys by action: the prompt looks them up here, and the list of keys shows them. */
export const promptKeys = {
  complete: { title: keyMessages.complete, keys: [{ key: 'Tab' }] },
  takeSuggestion: { title: keyMessages.takeSuggestion, keys: [{ key: 'ArrowRight' }] },
  older: { title: keyMessages.older, keys: [{ key: 'ArrowUp' }] },
  newer: { title: keyMessages.newer, keys: [{ key: 'ArrowDown' }] },
  giveUp: { title: keyMessages.giveUp, keys: [{ key: 'c', control: true }] },
  putAway: { title: keyMessages.putAway, keys: [{ key: 'Escape' }] },
} as const satisfies Readonly<Record<string, ScopeKey>>;

export type PromptAction = keyof typeof promptKeys;

export const promptActions = Object.keys(promptKeys) as readonly PromptAction[];
