import { messages } from '../messages.js';

/** The title of a run and the version of its model, which the title of a run that was not renamed has already. */
export const nameWithVersion = (title: string, version: string): string =>
  title.split(', ').includes(messages.versionNumber(version))
    ? title
    : `${title}, ${messages.versionNumber(version)}`;
