import { useContext, useEffect, useEffectEvent, useState } from 'react';
import type { CommandOutcome } from '../commands/CommandOutcome.js';
import { CommandRegistryContext } from '../commands/CommandRegistryContext.js';
import type { ExportFile } from './ExportFile.js';
import { csvFormat } from './ExportFormat.js';
import type { ExportSource } from './ExportSource.js';
import { ExportSourcesContext } from './ExportSourcesContext.js';
import { messages } from './messages.js';
import { writeExport } from './writeExport.js';

/**
 * Offers a part of the screen for export while it is shown; null while there is nothing to offer. Its command, if it has one,
 * is registered as long. Returns how to export it at once in its usual format, for a link beside it. `save` downloads a file.
 */
export function useExportSource(
  source: ExportSource | null,
  save: (file: ExportFile) => void,
): () => Promise<CommandOutcome> {
  const list = useContext(ExportSourcesContext);
  const registry = useContext(CommandRegistryContext);
  const [key] = useState(() => ({}));
  // Without dependencies: the list has what the last render shows.
  useEffect(() => {
    if (source) list.set(key, source);
    else list.remove(key);
  });
  useEffect(
    () => () => {
      list.remove(key);
    },
    [list, key],
  );
  const start = async (): Promise<CommandOutcome> => {
    if (!source) return { ok: false, reason: messages.loading };
    const format = source.formats?.[0] ?? csvFormat;
    const written = await writeExport(source, format.id);
    if (!written.ok) return written;
    save(written.value);
    return { ok: true, lines: [messages.exported(source.scope, format.label)] };
  };
  const run = useEffectEvent(start);
  const { id, title, word } = source?.command ?? {};
  useEffect(
    () =>
      id !== undefined && title !== undefined && word !== undefined
        ? registry?.register([{ id, title, word, group: messages.group, run: () => run() }])
        : undefined,
    [registry, id, title, word],
  );
  return start;
}
