import { endWithParent } from '../isolation/process/end-with-parent';
import { registry } from './registry';
import { serveSimulators, type SimulatorOptions } from './serve-simulators';

/** The simulators as a program: started by the site, or by hand for one that runs elsewhere. */
async function main() {
  if (process.env.NODE_ENV === 'production')
    throw new Error('Simulators never run in production: nobody would be paid.');
  const options = JSON.parse(process.argv[2] ?? 'null') as SimulatorOptions | null;
  const simulators = await serveSimulators(options ?? byHand(), registry);
  if (process.send) {
    endWithParent(process.ppid);
    process.send({ url: simulators.url });
  } else console.log(`simulators at ${simulators.url}`);
  const stop = () => void simulators.stop().then(() => process.exit(0));
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

const byHand = (): SimulatorOptions => ({
  port: Number(process.env.SIMULATORS_PORT ?? 3900),
  siteUrl: process.env.PUBLIC_URL ?? 'http://localhost:3000',
  dataDir: process.env.DATA_DIR ?? './.data',
  secret: 'by hand',
});

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
