import { engineTables } from './engineTables.js';
import { webAssemblyHost, type WebAssemblyMemory } from './webAssemblyHost.js';

/** Functions compiled from a library's `assembly` folder, and the memory that they work in. */
export interface Assembly<Functions> {
  readonly functions: Functions;
  /** Where the memory is free, in bytes; before it are the tables of the engine. */
  readonly start: number;
  /** The memory, at least as many bytes from `start` on; undefined if there is not that much. Views end when it grows. */
  room(byteCount: number): ArrayBuffer | undefined;
  /** The functions of another module that works in the same memory; undefined if the host does not permit it. */
  extend(binary: Uint8Array): Readonly<Record<string, unknown>> | undefined;
}

const pageBytes = 65_536;
const vectorBytes = 16;
/** The memory never shrinks, so more than this is not asked of it. */
const largestRoomBytes = 64 * 1024 * 1024;

/**
 * Loads functions compiled with the engine's arithmetic (hexadecimal) when first called, and what `create` makes of them.
 * Undefined where the host has no WebAssembly with vectors, or does not permit it, which is not tried again: whoever calls
 * computes the same figures without it.
 */
export function assemblyLoader<Functions, Loaded>(
  hexadecimal: string,
  create: (assembly: Assembly<Functions>) => Loaded,
): () => Loaded | undefined {
  let loaded: { readonly value: Loaded | undefined } | undefined;
  return () => {
    if (loaded === undefined) {
      const assembly = instantiate<Functions>(hexadecimal);
      loaded = { value: assembly && create(assembly) };
    }
    return loaded.value;
  };
}

function instantiate<Functions>(hexadecimal: string): Assembly<Functions> | undefined {
  const host = webAssemblyHost();
  if (host === undefined) return undefined;
  const tables = engineTables();
  const start = Math.ceil(tables.byteLength / vectorBytes) * vectorBytes;
  try {
    const memory = new host.Memory({ initial: Math.ceil(start / pageBytes) });
    new Float64Array(memory.buffer).set(tables);
    const exportsOf = (binary: Uint8Array): Readonly<Record<string, unknown>> =>
      new host.Instance(new host.Module(binary), { env: { memory } }).exports;
    return {
      functions: exportsOf(bytesOf(hexadecimal)) as Functions,
      start,
      room: (byteCount) => (byteCount <= largestRoomBytes ? grown(memory, start + byteCount) : undefined),
      extend: (binary) => {
        try {
          return exportsOf(binary);
        } catch {
          return undefined;
        }
      },
    };
  } catch {
    return undefined;
  }
}

function grown(memory: WebAssemblyMemory, byteCount: number): ArrayBuffer | undefined {
  const missing = byteCount - memory.buffer.byteLength;
  try {
    if (missing > 0) memory.grow(Math.ceil(missing / pageBytes));
    return memory.buffer;
  } catch {
    return undefined;
  }
}

const bytesOf = (hexadecimal: string): Uint8Array =>
  Uint8Array.from(hexadecimal.match(/../gu) ?? [], (pair) => Number.parseInt(pair, 16));
