import { runProgram } from '../workspace/runProgram.ts';

/** Builds the page with its service worker, and the API, if their sources have changed. */
export async function buildProduct(): Promise<
  { readonly ok: true } | { readonly ok: false; readonly reason: string }
> {
  const { exitCode, output } = await runProgram('nx', [
    'run-many',
    '--targets=build,service-worker',
    '--projects=@finance-analyst/web,@finance-analyst/api',
    '--parallel=2',
    '--output-style=static',
    '--skipSync',
  ]);
  return exitCode === 0 ? { ok: true } : { ok: false, reason: output };
}
