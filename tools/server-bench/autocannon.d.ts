/** What is used of autocannon, which has no types of its own. */
declare module 'autocannon' {
  interface Result {
    readonly requests: { readonly average: number };
    readonly latency: { readonly p50: number; readonly p99: number };
    readonly non2xx: number;
    readonly errors: number;
  }
  interface Options {
    readonly url: string;
    readonly connections: number;
    readonly duration: number;
    readonly headers?: Readonly<Record<string, string>>;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
