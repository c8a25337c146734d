import { createContext, useContext, useMemo, type ReactElement, type ReactNode } from 'react';
import type { FigureResult } from '../figure/FigureResult.js';
import type { FigureFormat } from './FigureFormat.js';
import { formatDate, type DateLength } from './formatDate.js';
import { formatFigure } from './formatFigure.js';

/** The formatter in the reader's locale. */
export interface FigureFormatting {
  readonly locale: string;
  /** IANA name of the time zone for moments. */
  readonly timeZone: () => string;
  readonly format: (figure: FigureResult | number, format: FigureFormat) => string;
  readonly formatDate: (iso: string, length?: DateLength) => string;
}

/** Resolved on first use, because a browser takes long to determine its own time zone. */
export type TimeZone = string | (() => string);

function formattingFor(locale: string, zone: TimeZone): FigureFormatting {
  let known = typeof zone === 'string' ? zone : undefined;
  const timeZone = (): string => (known ??= typeof zone === 'string' ? zone : zone());
  return {
    locale,
    timeZone,
    format: (figure, format) => formatFigure(figure, { ...format, locale, timeZone }),
    formatDate: (iso, length = 'day') => formatDate(iso, { locale, length, timeZone: timeZone() }),
  };
}

const FigureFormatContext = createContext(formattingFor('en-US', 'UTC'));

export interface FigureFormatProviderProps {
  /** BCP 47 tag for numbers and dates; the words stay English. */
  readonly locale: string;
  /** IANA name of the time zone for moments. */
  readonly timeZone?: TimeZone;
  readonly children: ReactNode;
}

/** Sets the locale of every figure below it. Without one it is en-US and UTC. */
export function FigureFormatProvider({
  locale,
  timeZone = 'UTC',
  children,
}: FigureFormatProviderProps): ReactElement {
  const formatting = useMemo(() => formattingFor(locale, timeZone), [locale, timeZone]);
  return <FigureFormatContext value={formatting}>{children}</FigureFormatContext>;
}

/** The formatter in the reader's locale. */
export const useFigureFormat = (): FigureFormatting => useContext(FigureFormatContext);
