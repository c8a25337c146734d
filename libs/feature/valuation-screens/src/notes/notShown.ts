import { readFigureName } from '@finance-analyst/documents';
import { messages } from './messages.js';
import type { NotedFigure } from './NotedFigure.js';

/** Why a note leads nowhere: the forecast has no such figure, or the statements no such quarter or twelve months. */
export const notShown = ({ name }: NotedFigure): string =>
  readFigureName(name).kind === null ? messages.notShown : messages.periodNotShown;
