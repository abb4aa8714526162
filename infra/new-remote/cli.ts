import { resolve } from 'node:path';
import { createRemote } from './create-remote';

/** `npm run new-remote -- <name>`: exit code 0 made, 1 refused, 2 no name. */
function main([name, ...rest]: string[]): number {
  if (name === undefined || rest.length > 0) {
    console.error('Usage: npm run new-remote -- <name>');
    return 2;
  }
  const created = createRemote(resolve(__dirname, '../..'), name);
  if (!created.ok) {
    console.error(created.message);
    return 1;
  }
  console.log(`made ${created.name} with ${created.files.length} files. To go on:

  npm install                          puts it into the lock file
  npm run dev -w ${created.name}
  npx jest ${created.name}
  npm run build -- ${created.name}     prints its folder
  npm run remotes -- deploy <folder> --traffic 5`);
  return 0;
}

process.exitCode = main(process.argv.slice(2));
