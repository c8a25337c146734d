import type { SearchState } from '@finance-analyst/components';
import type { Command } from '@finance-analyst/contributions';
import { findModels, type ModelOptions } from './findModels.js';
import { findPlaces, resultKinds, type PlaceOptions } from './findPlaces.js';
import { messages } from './messages.js';

export interface SearchEverythingOptions extends PlaceOptions, ModelOptions {
  /** Opens a screen or a model. */
  readonly onOpen: (path: string) => void;
  readonly onCommand: (command: Command) => void;
}

const beginsWith = (query: string) => {
  const typed = query.trim().toLowerCase();
  return (text: string): boolean => text.toLowerCase().startsWith(typed);
};

/**
 * Adds the matching models, screens and commands to a company search. Models come first, then
 * companies, unless a screen's or command's name begins with the query and neither a company's nor a model's does.
 * Similar models come after the companies.
 */
export function searchEverything(search: SearchState, options: SearchEverythingOptions): SearchState {
  const begins = beginsWith(search.query);
  const companies = search.results.map((company) => ({ ...company, group: messages.companies }));
  const models = findModels(search.query, options);
  const places = findPlaces(search.query, options);
  const isPlaceMeant =
    places.some(({ title }) => begins(title)) &&
    ![...companies, ...models.results].some(({ id, title }) => begins(id) || begins(title));
  const companiesAndModels = models.isGuess
    ? [...companies, ...models.results]
    : [...models.results, ...companies];
  const isPartFound = models.results.length + places.length > 0;
  return {
    ...search,
    results: isPlaceMeant ? [...places, ...companiesAndModels] : [...companiesAndModels, ...places],
    ...(isPartFound &&
      search.failureMessage !== undefined && {
        failureMessage: messages.companiesFailed(search.failureMessage),
      }),
    onSelect: (id) => {
      const command = options.commands.find((candidate) => id === `${resultKinds.command}${candidate.id}`);
      const kind = [resultKinds.screen, resultKinds.model].find((candidate) => id.startsWith(candidate));
      if (!command && kind === undefined) {
        search.onSelect(id);
        return;
      }
      search.onQueryChange('');
      if (command) options.onCommand(command);
      else if (kind !== undefined) options.onOpen(id.slice(kind.length));
    },
  };
}
