/** A WebAssembly memory; its buffer is another one after it has grown. */
export interface WebAssemblyMemory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

/** The part of WebAssembly's JavaScript interface that the engine uses. */
interface WebAssemblyHost {
  readonly Module: new (binary: Uint8Array) => object;
  readonly Instance: new (
    module: object,
    imports: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  ) => { readonly exports: Readonly<Record<string, unknown>> };
  readonly Memory: new (description: { readonly initial: number }) => WebAssemblyMemory;
}

/** WebAssembly, where the host has it. */
export const webAssemblyHost = (): WebAssemblyHost | undefined =>
  (globalThis as { readonly WebAssembly?: WebAssemblyHost }).WebAssembly;
