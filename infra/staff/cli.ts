import { randomUUID } from 'node:crypto';
import { EnvironmentError, readEnvironment } from '../environment/read-environment';
import { withDevelopmentSecrets } from '../environment/development-secrets';
import { parseStaffCommand, usage } from './parse-staff-command';

/** `npm run staff`: exit code 0 done, 1 refused, 2 a command line that can't be understood. */
async function main(args: string[]): Promise<number> {
  const parsed = parseStaffCommand(args);
  if (!parsed) {
    console.error(usage);
    return 2;
  }
  const { command, target } = parsed;
  const { url, token } = target.url ? target : { ...findLocal(), ...ofValues(target) };
  const reply = await fetch(`${url}/ops/staff/${command.command}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token ?? process.env.OPS_TOKEN ?? ''}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify(command),
  });
  const answer = (await reply.json()) as Record<string, unknown>;
  if (!reply.ok) {
    console.error(answer.message);
    return 1;
  }
  if (command.command === 'invite') {
    console.log(`${answer.link}\nworks once, until ${answer.expires_at}`);
    return 0;
  }
  const { length, broken_at: brokenAt } = answer;
  if (brokenAt === null) console.log(`the trail is whole: ${length} lines`);
  else console.error(`the trail is broken at line ${brokenAt} of ${length}`);
  return brokenAt === null ? 0 : 1;
}

function findLocal() {
  const environment = withDevelopmentSecrets(readEnvironment());
  return {
    url: `http://localhost:${environment.port}`,
    token: environment.secrets.ops.current,
  };
}

const ofValues = ({ token }: { token: string | undefined }) => (token ? { token } : {});

main(process.argv.slice(2)).then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    const isAway = error instanceof TypeError;
    console.error(isAway ? 'the site does not answer: it has to run' : error);
    if (error instanceof EnvironmentError) console.error(error.message);
    process.exitCode = 1;
  },
);
