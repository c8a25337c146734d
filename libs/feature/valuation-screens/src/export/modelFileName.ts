import { nameOnEverySystem } from '@finance-analyst/charts';
import {
  shortMethodName,
  titleOfNewModel,
  writeSymbol,
  type ValuationModelBody,
} from '@finance-analyst/documents';
import type { ModelOfFiles } from './ModelOfFiles.js';

/** File systems take 255 bytes, and a character has up to four. */
const mostOfTitle = 40;

/**
 * The name of a file without its ending: company, method, the model’s name if it has one of its own, and what the file is.
 * The end of the model’s id tells models with one name apart.
 */
export function modelFileName(
  body: Pick<ValuationModelBody, 'instrument' | 'template'>,
  model: ModelOfFiles['model'] | undefined,
  what: string,
): string {
  const title = model?.title.replace(titleOfNewModel(body), '') ?? '';
  const parts = [
    writeSymbol(body.instrument),
    shortMethodName(body.template.id),
    [...title].slice(0, mostOfTitle).join(''),
    model?.id.slice(-4),
    what,
  ];
  return nameOnEverySystem(parts.filter(Boolean).join(' '));
}
