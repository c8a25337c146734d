/**
 * Runs after the page is built: lists its files in the worker, then writes a compressed twin beside each
 * text file. Order matters, since the list holds the files' hashes and the twins are of no one's concern but the server's.
 * The folder of the page may be named.
 */
import { join } from 'node:path';
import { compressTextFiles } from './compressTextFiles.ts';
import { injectPrecacheList } from './injectPrecacheList.ts';

const folder = process.argv[2] ?? join(import.meta.dirname, '../dist');
const { count, bytes } = await injectPrecacheList(folder);
const compressed = await compressTextFiles(folder);
console.log(`sw.js keeps ${count} files (${Math.round(bytes / 1024)} KiB); ${compressed} files compressed`);
