import { createKundli } from 'shared/contracts/astro-kundli';
import { fetchBody } from '../fetch-body';

const delhi = '/astrology-services/panchang/delhi';

/** One page of each kind, as [what it is, path]; the product is the first one the store lists. */
export async function listPages(url: string): Promise<[kind: string, path: string][]> {
  const store = await fetchBody(`${url}/astro-estore`, 'identity');
  const product = /href="(\/astro-estore\/[^"/?#]+)"/.exec(store.body.toString())?.[1];
  if (!product) throw new Error('the store lists no product');
  return [
    ['home', '/'],
    ['home in Hindi', '/hi'],
    ['article', '/remedies/sun'],
    ['list', '/remedies'],
    ['store', '/astro-estore'],
    ['product', product],
    ['panchang', delhi],
    ['festivals of a year', `${delhi}/festivals/year-2027`],
    ['form', '/astrology-services/free-kundli'],
    ['kundli', `/astrology-services/free-kundli/${await keepKundli(url)}`],
    ['text', '/about-us'],
  ];
}

/** Has a kundli computed and kept. @returns its id */
async function keepKundli(url: string): Promise<string> {
  const where = { latitude: 12.97, longitude: 77.59, timeZone: 'Asia/Kolkata' };
  const response = await fetch(url + createKundli.path, {
    method: createKundli.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ date: '1990-04-15', time: '14:30', ...where }),
  });
  return createKundli.answer.parse(await response.json()).id;
}
