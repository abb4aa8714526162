import { callOps } from './call-ops';
import { formatResult } from './format-result';
import { parseCommand } from './parse-command';
import { runOperation } from './run-operation';
import { createStore } from './store';

/** `npm run remotes`: exit code 0 done, 1 refused, 2 a command line that can't be understood. */
async function main(args: string[]): Promise<number> {
  const parsed = parseCommand(args, process.env);
  if (!parsed.ok) {
    console.error(parsed.message);
    return 2;
  }
  const { operation, target, json } = parsed.command;
  const result =
    'url' in target
      ? await callOps(target.url, target.token, operation)
      : await runOperation(createStore(target.dataDir), operation);
  const text = json ? JSON.stringify(result, null, 2) : formatResult(result);
  if (result.ok || json) console.log(text);
  else console.error(text);
  return result.ok ? 0 : 1;
}

main(process.argv.slice(2)).then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    console.error(error);
    process.exitCode = 70;
  },
);
