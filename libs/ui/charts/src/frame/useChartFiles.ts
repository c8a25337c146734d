import { useFigureFormat } from '@finance-analyst/figures';
import type { ReactNode } from 'react';
import { drawingToSvg } from '../drawing/drawingToSvg.js';
import type { Drawing } from '../drawing/Drawing.js';
import { fileNameOf } from '../drawing/fileNameOf.js';
import { framedDrawing } from '../drawing/framedDrawing.js';
import { paintDrawing } from '../drawing/paintDrawing.js';
import { resolveTheme } from '../drawing/resolveTheme.js';
import { saveFile, type ChartFile } from '../drawing/saveFile.js';
import type { ChartCommon } from './ChartCommon.js';
import type { ChartFileAction } from './chartMenu.js';
import type { ChartTable } from './ChartTable.js';
import { figuresFile } from './figuresFile.js';
import { useShownFigures } from '../shown/useShownFigures.js';
import { sourcesText } from './sourcesText.js';
import { unitOf } from './unitOf.js';

const pixelsPerCssPixel = 2;

/** Makes a chart's files: pictures from the drawing on screen, figures from its table, which it also lists while shown. */
export function useChartFiles(
  {
    title,
    note,
    sample,
    provenance,
    facts,
    fileName = fileNameOf(title, 'chart'),
    onSave = saveFile,
    state,
    table,
    caption,
  }: ChartCommon & { readonly table: ChartTable; readonly caption?: ReactNode },
  drawing: Drawing | undefined,
): (action: ChartFileAction) => void {
  const { formatDate } = useFigureFormat();
  const isSample = sample !== undefined || provenance?.sample === true;
  const footnote = [
    note,
    provenance && sourcesText(provenance, formatDate),
    provenance?.asOf && `as of ${formatDate(provenance.asOf)}`,
    isSample && 'Sample data',
  ]
    .filter(Boolean)
    .join(' · ');

  // Figures without a unit are not scaled: the file has them as on screen.
  const writeFigures = (): ChartFile =>
    figuresFile(fileName, table, {
      title,
      facts,
      unit: unitOf(table, 'in a file') ?? note,
      provenance,
      isSample,
    });
  useShownFigures({ title, table, state, isSample, write: writeFigures });

  return (action) => {
    const save = (ending: string, content: Blob): void => {
      onSave({ name: `${fileName}.${ending}`, content });
    };
    if (action === 'chart-csv') {
      onSave(writeFigures());
    } else if (drawing) {
      const framed = framedDrawing(drawing, {
        title: [provenance?.company, title].filter(Boolean).join(' · '),
        caption: typeof caption === 'string' ? caption : undefined,
        footnote,
      });
      if (action === 'chart-svg')
        save('svg', new Blob([drawingToSvg(framed, resolveTheme())], { type: 'image/svg+xml' }));
      else
        paintPicture(framed, (picture) => {
          save('png', picture);
        });
    }
  };
}

function paintPicture(drawing: Drawing, onPainted: (picture: Blob) => void): void {
  const canvas = Object.assign(document.createElement('canvas'), {
    width: Math.ceil(drawing.width * pixelsPerCssPixel),
    height: Math.ceil(drawing.height * pixelsPerCssPixel),
  });
  const context = canvas.getContext('2d');
  if (!context) return;
  context.scale(pixelsPerCssPixel, pixelsPerCssPixel);
  paintDrawing(drawing, resolveTheme(), context);
  canvas.toBlob((picture) => {
    if (picture) onPainted(picture);
  }, 'image/png');
}
