export { FigureField, type FigureFieldProps } from './field/FigureField.js';
export { readEntry, type FigureLimits } from './field/figureDraft.js';
export { fieldUnit } from './field/fieldUnit.js';
export { Delta, type DeltaProps } from './figure/Delta.js';
export { Figure, type FigureProps } from './figure/Figure.js';
export { FigureList, type FigureListItem } from './figure/FigureList.js';
export { FigureSource } from './figure/FigureSource.js';
export { figureResult, type FigureResult } from './figure/FigureResult.js';
export type { Provenance } from './figure/Provenance.js';
export { amountPrecision } from './format/amountPrecision.js';
export { describeMoment } from './format/describeMoment.js';
export type { FigureFormat, FigureKind, FigureScale, NumberKind } from './format/FigureFormat.js';
export {
  FigureFormatProvider,
  useFigureFormat,
  type FigureFormatProviderProps,
  type FigureFormatting,
} from './format/FigureFormatProvider.js';
export { minusSign } from './format/figureMarks.js';
export { scaleLabel } from './format/figureScale.js';
export { formatDate, type DateLength } from './format/formatDate.js';
export { formatFigure } from './format/formatFigure.js';
export { localReason } from './format/localReason.js';
export { sentences } from './format/sentences.js';
export { parseFigure, type ParseFormat, type ParseResult } from './format/parseFigure.js';
export { shareScaleOf } from './format/shareScaleOf.js';
export { spreadsheetText } from './format/spreadsheetText.js';
export { useQuarterHour } from './format/useQuarterHour.js';
