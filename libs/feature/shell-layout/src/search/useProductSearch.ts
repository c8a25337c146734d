import type { SearchState } from '@finance-analyst/components';
import { describeCombination, type Command } from '@finance-analyst/contributions';
import { useFigureFormat } from '@finance-analyst/figures';
import { useScreens } from '@finance-analyst/navigation';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { enterScreen } from '../focus/enterScreen.js';
import type { ShellTools } from '../ShellTools.js';
import type { SavedModel } from './SavedModel.js';
import type { searchEverything } from './searchEverything.js';

type SearchTools = Pick<ShellTools, 'registry' | 'hasCommandKey' | 'isShortcutEnabled'>;

/** The shell's main area. */
const mainId = 'main';

/**
 * Company search, with models, screens and commands from the first letter on, when their code is loaded. A chosen
 * result gets the focus even if only its address differs from the open one, as with another model of the company.
 */
export function useProductSearch(
  search: SearchState,
  models: readonly SavedModel[],
  tools: SearchTools | null,
  onCommand: (command: Command) => void,
): SearchState {
  const navigate = useNavigate();
  const screens = useScreens();
  const { formatDate } = useFigureFormat();
  const [extend, setExtend] = useState<typeof searchEverything | null>(null);
  const { query } = search;
  const companies: SearchState = {
    ...search,
    onSelect: (id) => {
      search.onSelect(id);
      enterScreen(document.getElementById(mainId));
    },
  };
  useEffect(() => {
    if (query === '' || extend) return;
    import('./searchEverything.js').then(
      (loaded) => {
        setExtend(() => loaded.searchEverything);
      },
      // Companies are found without it; the next letter retries.
      () => undefined,
    );
  }, [query, extend]);
  if (!extend || !tools || query === '') return companies;
  return extend(companies, {
    models,
    formatDay: formatDate,
    screens,
    commands: tools.registry.commands,
    keysOf: (command) =>
      command.shortcut && tools.isShortcutEnabled(command)
        ? describeCombination(command.shortcut, tools.hasCommandKey).join(' ')
        : undefined,
    onOpen: (path) => {
      void navigate(path);
      enterScreen(document.getElementById(mainId));
    },
    onCommand,
  });
}
