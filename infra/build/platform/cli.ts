import { buildAll } from '../build';
import { buildPlatform } from './build-platform';

/** `npm run build:platform`: everything that a site in production runs, in one folder. */
buildAll()
  .then(buildPlatform)
  .then(
    (folder) => console.log(folder),
    (error: unknown) => {
      console.error(error);
      process.exitCode = 1;
    },
  );
