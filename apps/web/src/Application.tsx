import { ShellLayout, useOnline, useTheme } from '@finance-analyst/shell-layout';
import { selectWorkspaceStatus } from '@finance-analyst/workspace';
import type { ReactElement } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { Screens } from './routes/Screens.js';
import { screenTitle } from './routes/screenTitle.js';
import { useDataShown } from './routes/useDataShown.js';
import { useCompanySearch } from './search/useCompanySearch.js';
import type { Services } from './start/createServices.js';
import type { Store } from './store.js';
import { useWaitingUpdate } from './update/useWaitingUpdate.js';

export interface ApplicationProps {
  readonly services: Services;
}

/** Why nothing is kept on the device; null when it is. */
const selectStorageProblem = (state: ReturnType<Store['getState']>): string | null => {
  const { storage, reason } = selectWorkspaceStatus(state);
  return storage === 'memory' ? reason : null;
};

/** The shell, and in it the screen that the address names. */
export function Application({ services }: ApplicationProps): ReactElement {
  const { config, runKind, workspace, clock, createId, ownerId } = services;
  const location = useLocation();
  const online = useOnline(services.connection);
  const theme = useTheme(services.themeEdges);
  const search = useCompanySearch();
  const update = useWaitingUpdate(services.update, services.applyUpdate);
  const storageProblem = useSelector(selectStorageProblem);
  const { dataShown, onDataShown } = useDataShown(location.pathname);
  return (
    <ShellLayout
      title={screenTitle(location)}
      search={search}
      searchShortcut={services.hasCommandKey ? '⌘ K' : 'Ctrl K'}
      online={online}
      theme={theme}
      dataShown={dataShown}
      storageProblem={storageProblem}
      update={update}
      version={config.version}
      frame={runKind === 'audit' ? 'bare' : 'full'}
    >
      <Screens
        workspace={workspace}
        clock={clock}
        createId={createId}
        ownerId={ownerId}
        online={online}
        onDataShown={onDataShown}
      />
    </ShellLayout>
  );
}
