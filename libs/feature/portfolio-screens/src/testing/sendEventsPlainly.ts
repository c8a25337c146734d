import { configure, getConfig } from 'storybook/test';

/**
 * Before a story whose events load code for the first time: sends its events as a browser does, until the story ends. In React's act,
 * which the catalog wraps each event in, such code may never be shown.
 */
export function sendEventsPlainly(): () => void {
  const { eventWrapper } = getConfig();
  configure({ eventWrapper: (send) => send() });
  return () => {
    configure({ eventWrapper });
  };
}
