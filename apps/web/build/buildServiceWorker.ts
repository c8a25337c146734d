/**
 * Runs after the page is built: lists its files in the worker, then writes a compressed copy beside each
 * text file. Order matters: the list contains the files' hashes, and only the server uses the copies.
 * The page's folder can be given as an argument.
 */
import { join } from 'node:path';
import { compressTextFiles } from './compressTextFiles.ts';
import { injectPrecacheList } from './injectPrecacheList.ts';

const folder = process.argv[2] ?? join(import.meta.dirname, '../dist');
const { count, bytes } = await injectPrecacheList(folder);
const compressed = await compressTextFiles(folder);
console.log(`sw.js keeps ${count} files (${Math.round(bytes / 1024)} KiB); ${compressed} files compressed`);
