import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { SignSlug } from 'shared/contracts/content-horoscope';
import { mediaFile } from '../../remote-folder';
import { breakLines, setLine, type Face } from './set-text';

/** What stands on a share card. */
interface CardText {
  sign: SignSlug;
  /** The sign's name. */
  title: string;
  /** The period, above the title. */
  period: string;
  summary: string;
  site: string;
}

const WIDTH = 1200;
const HEIGHT = 630;
const SIGN = 360;
const MARGIN = 84;
const TEXT_WIDTH = WIDTH - 3 * MARGIN - SIGN;

/** A horoscope's picture for shares, 1200 x 630, PNG. */
export async function drawCard(text: CardText): Promise<Buffer> {
  const svg = await readFile(mediaFile(`signs/${text.sign}.svg`));
  const sign = await sharp(svg, { density: (72 * SIGN) / 160 })
    .resize(SIGN)
    .png()
    .toBuffer();
  return sharp(Buffer.from(drawGround(text)))
    .composite([{ input: sign, left: WIDTH - MARGIN - SIGN, top: (HEIGHT - SIGN) / 2 - 14 }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

function drawGround({ title, period, summary, site }: CardText): string {
  const lines = breakLines(summary, 'body', 38, { width: TEXT_WIDTH, most: 4 });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <defs><radialGradient id="glow" cx="80%" cy="46%" r="60%">
      <stop offset="0" stop-color="#fdf1d3"/><stop offset="1" stop-color="#fffaf2"/>
    </radialGradient></defs>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#glow)"/>
    <rect width="${WIDTH}" height="14" fill="#8c1a14"/>
    <rect y="14" width="${WIDTH}" height="4" fill="#f2b134"/>
    ${write(period, 'body', 32, 138, '#0a4a51')}
    ${write(title, 'title', 96, 246, '#8c1a14')}
    ${lines.map((line, index) => write(line, 'body', 38, 326 + index * 56, '#2b1d18')).join('')}
    ${write(site, 'title', 38, HEIGHT - 52, '#8c1a14')}
  </svg>`;
}

/** A line at the left margin with its baseline at `y`. */
function write(text: string, face: Face, size: number, y: number, colour: string): string {
  return `<g transform="translate(${MARGIN} ${y})" fill="${colour}">${setLine(text, face, size).svg}</g>`;
}
