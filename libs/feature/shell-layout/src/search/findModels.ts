import { writeSymbol } from '@finance-analyst/documents';
import type { SearchState } from '@finance-analyst/components';
import { portfolioPath, workbenchPath } from '@finance-analyst/navigation';
import { matchesWords, mostOfAGroup, resultKinds } from './findPlaces.js';
import { isLikelyMeant } from './isLikelyMeant.js';
import { messages } from './messages.js';
import type { SavedModel } from './SavedModel.js';
import { wordsOf } from './wordsOf.js';

type Result = SearchState['results'][number];

export interface FoundModels {
  readonly results: readonly Result[];
  /** There was no exact match: these are similar. */
  readonly isGuess: boolean;
}

export interface ModelOptions {
  /** Newest first. */
  readonly models: readonly SavedModel[];
  readonly formatDay: (isoDate: string) => string;
}

const textOf = ({ title, instruments }: SavedModel): string =>
  [title, ...instruments.flatMap((instrument) => [instrument.name ?? '', writeSymbol(instrument)])].join(' ');

const isClose = (text: string, query: string): boolean => {
  const words = wordsOf(text);
  return wordsOf(query).every((typed) => words.some((word) => isLikelyMeant(typed, word)));
};

/** The saved models and portfolios whose title, company or symbol matches the query, or else is similar. */
export function findModels(query: string, { models, formatDay }: ModelOptions): FoundModels {
  const resultOf = ({ id, kind, title, instruments, updatedAt }: SavedModel): readonly Result[] => {
    if (kind === 'portfolio')
      return [
        {
          id: `${resultKinds.model}${portfolioPath(id)}`,
          title,
          group: messages.portfolios,
          mark: formatDay(updatedAt),
        },
      ];
    return instruments.slice(0, 1).map((instrument) => {
      const { name } = instrument;
      const symbol = writeSymbol(instrument);
      return {
        id: `${resultKinds.model}${workbenchPath(symbol, id)}`,
        title,
        detail: name === null || title.includes(name) ? symbol : `${name} · ${symbol}`,
        group: messages.models,
        mark: formatDay(updatedAt),
      };
    });
  };
  if (wordsOf(query).length === 0) return { results: [], isGuess: false };
  const exact = models.filter((model) => matchesWords(textOf(model), query));
  const isGuess = exact.length === 0;
  const found = isGuess ? models.filter((model) => isClose(textOf(model), query)) : exact;
  const isPortfolio = ({ kind }: SavedModel): boolean => kind === 'portfolio';
  const listed = [found.filter((one) => !isPortfolio(one)), found.filter(isPortfolio)];
  return { results: listed.flatMap((some) => some.flatMap(resultOf).slice(0, mostOfAGroup)), isGuess };
}
