import type { financialCharacters } from './financialCharacters.js';
import type { operatingCharacters } from './operatingCharacters.js';

/** What kind of company the table says one is. */
export type CharacterName = keyof typeof operatingCharacters | keyof typeof financialCharacters;
