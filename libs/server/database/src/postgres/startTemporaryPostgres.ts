import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface TemporaryPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** The folder of the PostgreSQL server programs on this machine, or null. */
function findPrograms(): string | null {
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...globSync('/usr/lib/postgresql/*/bin').sort().reverse(),
  ];
  const found = folders.find(
    (folder) => folder && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
  return found ?? null;
}

/** The server refuses to run as root; then it runs as the account that its package created. */
async function accountToUse(): Promise<Account | undefined | null> {
  if (process.getuid?.() !== 0) return undefined;
  try {
    const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, 'postgres'])));
    return uid && gid ? { uid: Number(uid.stdout), gid: Number(gid.stdout) } : null;
  } catch {
    return null;
  }
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => {
    probe.listen(0, '127.0.0.1', resolve);
  });
  const address = probe.address();
  await new Promise((resolve) => {
    probe.close(resolve);
  });
  return typeof address === 'object' && address ? address.port : 0;
}

/**
 * For tests: a PostgreSQL server in a temporary folder, or null when the machine has no server program
 * or no account that may run it.
 */
export async function startTemporaryPostgres(): Promise<TemporaryPostgres | null> {
  const programs = findPrograms();
  const account = await accountToUse();
  if (!programs || account === null) return null;
  const folder = mkdtempSync(join(tmpdir(), 'finance-analyst-postgres-'));
  if (account) chownSync(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  const settings = { ...account, cwd: folder };
  await run(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    settings,
  );
  const start = (port: number): Promise<ChildProcess | null> => {
    const server = spawn(
      join(programs, 'postgres'),
      ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1', '-c', 'fsync=off'],
      { ...settings, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    let said = '';
    return new Promise((resolve, reject) => {
      server.stderr.on('data', (text: Buffer) => {
        said += text.toString();
        if (said.includes('ready to accept connections')) resolve(server);
      });
      server.once('close', (code) => {
        if (said.includes('Address already in use')) resolve(null);
        else reject(new Error(`PostgreSQL exited at once (${String(code)}):\n${said}`));
      });
    });
  };
  const startSomewhere = async (): Promise<{ readonly server: ChildProcess; readonly port: number }> => {
    const port = await freePort();
    const server = await start(port);
    // Another process may take a free port before the server does.
    return server ? { server, port } : startSomewhere();
  };
  const { server, port } = await startSomewhere();
  return {
    url: `postgresql://test@127.0.0.1:${port}/postgres`,
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
