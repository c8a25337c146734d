import { engineTables } from './engineTables.js';
import { webAssemblyHost, type WebAssemblyMemory } from './webAssemblyHost.js';

/** Functions compiled from a library's `assembly` folder, and the memory that they work in. */
export interface Assembly<Functions> {
  readonly functions: Functions;
  /** Where the memory is free, in bytes; before it are the tables of the engine. */
  readonly start: number;
  /** The memory, at least as many bytes from `start` on; views of it end when it grows. */
  room(byteCount: number): ArrayBuffer;
}

const pageBytes = 65_536;
const rowBytes = 16;

/**
 * Loads functions compiled with the engine's arithmetic (hexadecimal). Undefined where the host has no WebAssembly with
 * vectors, or does not permit it: whoever calls computes the same figures without it.
 */
export function instantiateAssembly<Functions>(hexadecimal: string): Assembly<Functions> | undefined {
  const host = webAssemblyHost();
  if (host === undefined) return undefined;
  const tables = engineTables();
  const start = Math.ceil(tables.byteLength / rowBytes) * rowBytes;
  try {
    const memory = new host.Memory({ initial: Math.ceil(start / pageBytes) });
    new Float64Array(memory.buffer).set(tables);
    const instance = new host.Instance(new host.Module(bytesOf(hexadecimal)), { env: { memory } });
    return {
      functions: instance.exports as Functions,
      start,
      room: (byteCount) => grown(memory, start + byteCount),
    };
  } catch {
    return undefined;
  }
}

function grown(memory: WebAssemblyMemory, byteCount: number): ArrayBuffer {
  const missing = byteCount - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(missing / pageBytes));
  return memory.buffer;
}

const bytesOf = (hexadecimal: string): Uint8Array =>
  Uint8Array.from(hexadecimal.match(/../gu) ?? [], (pair) => Number.parseInt(pair, 16));
