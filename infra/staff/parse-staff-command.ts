import { parseArgs } from 'node:util';
import { staffRoleNames } from 'shared/contracts/staff-roles';

/** What the command line asks for. */
export type StaffCommand =
  { command: 'invite'; email: string; roles: string[] } | { command: 'verify' };

export const usage = `Usage: npm run staff -- invite <e-mail> [--role ${staffRoleNames.join('|')}]... [--url <site> --token <ops token>]
       npm run staff -- verify [--url <site> --token <ops token>]

invite prints the link with which somebody joins the staff, as an owner unless roles are named; verify goes
through the trail of what staff did. The site has to run. Without --url it is the one on this machine
(PORT, DATA_DIR); OPS_TOKEN is the token where it is set.`;

/** Reads the arguments; null: they can't be understood. */
export function parseStaffCommand(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        role: { type: 'string', multiple: true },
        url: { type: 'string' },
        token: { type: 'string' },
      },
    });
    const target = { url: values.url, token: values.token };
    const [command, email, ...rest] = positionals;
    const roles = values.role ?? ['owner'];
    if (command === 'verify' && !email && !values.role) return { command: { command }, target };
    const isInvite = command === 'invite' && email?.includes('@') && rest.length === 0;
    if (!isInvite || roles.some((role) => !(staffRoleNames as readonly string[]).includes(role)))
      return null;
    return { command: { command, email, roles } as StaffCommand, target };
  } catch {
    return null; // an option that there is not
  }
}
