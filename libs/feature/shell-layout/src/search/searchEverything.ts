import type { SearchState } from '@finance-analyst/components';
import type { Command } from '@finance-analyst/contributions';
import { findPlaces, resultKinds, type PlaceOptions } from './findPlaces.js';
import { messages } from './messages.js';

export interface SearchEverythingOptions extends PlaceOptions {
  readonly onOpenScreen: (path: string) => void;
  readonly onCommand: (command: Command) => void;
}

const beginsWith = (query: string) => {
  const typed = query.trim().toLowerCase();
  return (text: string): boolean => text.toLowerCase().startsWith(typed);
};

/**
 * A search for companies, with the screens and commands of that name. Companies come first, unless a screen's or
 * command's name begins with what was typed and no company's does.
 */
export function searchEverything(search: SearchState, options: SearchEverythingOptions): SearchState {
  const begins = beginsWith(search.query);
  const companies = search.results.map((company) => ({ ...company, group: messages.companies }));
  const places = findPlaces(search.query, options);
  const isPlaceMeant =
    places.some(({ title }) => begins(title)) &&
    !companies.some(({ id, title }) => begins(id) || begins(title));
  return {
    ...search,
    results: isPlaceMeant ? [...places, ...companies] : [...companies, ...places],
    onSelect: (id) => {
      const command = options.commands.find((candidate) => id === `${resultKinds.command}${candidate.id}`);
      const isScreen = id.startsWith(resultKinds.screen);
      if (!command && !isScreen) {
        search.onSelect(id);
        return;
      }
      search.onQueryChange('');
      if (command) options.onCommand(command);
      else options.onOpenScreen(id.slice(resultKinds.screen.length));
    },
  };
}
