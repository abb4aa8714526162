import { execFile, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { runUntilReady, type RunningProgram } from '../bench/run-until-ready';
import { platformFolder } from '../build/platform/build-platform';

/** A gateway as it runs on a machine of its own: the built platform, and a disk that may be lost. */
export class GatewayOnOwnDisk {
  private running: RunningProgram | null = null;
  readonly url: string;
  readonly dataDir: string;

  constructor(
    folder: string,
    readonly name: string,
    readonly port: number,
    private readonly settings: Record<string, string>,
  ) {
    this.url = `http://127.0.0.1:${port}`;
    this.dataDir = path.join(folder, name);
  }

  /** @param asked what answers when it has started; a gateway without its database is never ready */
  async start(asked: '/readyz' | '/healthz' = '/readyz'): Promise<void> {
    mkdirSync(this.dataDir, { recursive: true });
    const logFile = path.join(this.dataDir, 'output.log');
    const log = openSync(logFile, 'a');
    const child = spawn(process.execPath, ['infra/gateway/main.cjs'], {
      cwd: platformFolder,
      stdio: ['ignore', log, log],
      env: this.environment(),
    });
    closeSync(log);
    const told = () => readFileSync(logFile, 'utf8').slice(-3000);
    this.running = await runUntilReady(child, this.url + asked, told);
  }

  /** Runs `remotes` as a job with these settings does. */
  async remotes(...args: string[]): Promise<string> {
    const program = ['infra/releases/cli.cjs', ...args];
    const options = { cwd: platformFolder, env: this.environment() };
    return (await promisify(execFile)(process.execPath, program, options)).stdout;
  }

  async stop(): Promise<void> {
    await this.running?.stop();
    this.running = null;
  }

  async kill(): Promise<void> {
    if (!this.running) return;
    process.kill(this.running.pid, 'SIGKILL');
    await this.running.ended;
    this.running = null;
  }

  loseDisk(): void {
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  async readiness(): Promise<{ status: number; discovery: { generation: number; state: string } }> {
    return (await fetch(`${this.url}/readyz`)).json() as never;
  }

  private environment(): NodeJS.ProcessEnv {
    const { PATH, HOME } = process.env;
    return { PATH, HOME, ...this.settings, PORT: String(this.port), DATA_DIR: this.dataDir };
  }
}
