import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { drawPulliKolam } from './rangoli/pulli-kolam';
import { drawHridayaKamalam } from './rangoli/hridaya-kamalam';
import { drawAipan } from './rangoli/aipan';
import { drawAlpana } from './rangoli/alpana';
import { drawPookkalam } from './rangoli/pookkalam';
import { drawPowderRangoli } from './rangoli/powder-rangoli';

import { drawDiyasOnSteps } from './lamps/diyas-on-steps';
import { drawNilavilakku } from './lamps/nilavilakku';
import { drawPancharati } from './lamps/pancharati';
import { drawAkashKandil } from './lamps/akash-kandil';
import { drawDeepmala } from './lamps/deepmala';
import { drawLeafBoats } from './lamps/leaf-boats';
import { drawJaiPrakash } from './yantras/jai-prakash';
import { drawRama } from './yantras/rama';
import { drawMisra } from './yantras/misra';
import { drawNadivalaya } from './yantras/nadivalaya';
import { drawRashivalaya } from './yantras/rashivalaya';
import { drawSamrat } from './yantras/samrat';
import { drawSigns } from './stars/signs';

const collections: Record<string, (() => string)[]> = {
  'lamps-of-india': [
    drawDiyasOnSteps,
    drawNilavilakku,
    drawPancharati,
    drawAkashKandil,
    drawDeepmala,
    drawLeafBoats,
  ],
  'instruments-of-jantar-mantar': [
    drawSamrat,
    drawJaiPrakash,
    drawRama,
    drawMisra,
    drawRashivalaya,
    drawNadivalaya,
  ],
  'rangoli-and-kolam': [
    drawPulliKolam,
    drawHridayaKamalam,
    drawAlpana,
    drawAipan,
    drawPookkalam,
    drawPowderRangoli,
  ],
  'signs-in-the-night-sky': drawSigns,
};
const folder = path.join(__dirname, '../../../mf-content/content/galleries');

async function main() {
  for (const [slug, pictures] of Object.entries(collections)) {
    await mkdir(path.join(folder, slug), { recursive: true });
    for (const [index, draw] of pictures.entries())
      await writeFile(path.join(folder, slug, `${index + 1}.svg`), draw());
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
