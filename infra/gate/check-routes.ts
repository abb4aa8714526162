import { listActive, type DiscoveryDocument } from '../releases/discovery-document';
import { refuse, type Refusal } from '../releases/refusal';

type Parts = DiscoveryDocument['microFrontends'];

/** Beginnings of addresses that the gateway answers itself. */
const reserved = [
  ...['api', 'releases', 'ops', 'dev', 'images', 'sitemaps', 'healthz', 'readyz', 'metrics'],
  ...['robots.txt', 'sitemap.xml', 'discovery.json', 'hi'],
];

/**
 * Why the addresses of arriving releases can't be: an address or call belongs to one remote, and none
 * may take those of all.
 * @param arriving names of the remotes whose releases are new to visitors
 */
export function checkRoutes(parts: Parts, arriving: ReadonlySet<string>): Refusal | null {
  const owners = new Map<string, string>();
  for (const name of Object.keys(parts)) {
    for (const address of addressesOf(parts, name)) {
      const owner = owners.get(address);
      if (owner !== undefined && owner !== name && (arriving.has(name) || arriving.has(owner))) {
        const [late, first] = arriving.has(name) ? [name, owner] : [owner, name];
        return refuse('address_taken', `${late} wants ${address}, which ${first} has`);
      }
      owners.set(address, name);
    }
    const bad = arriving.has(name) ? findGreedy(parts, name) : null;
    if (bad) return bad;
  }
  return null;
}

/** Pages as `page /x/:`, calls as `GET /api/x/:` and by their id. */
function addressesOf(parts: Parts, name: string): Set<string> {
  const found = new Set<string>();
  for (const { extras } of listActive(parts[name] ?? [])) {
    for (const { path } of extras.routes) found.add(`page ${withoutNames(path)}`);
    for (const { id, method, path } of extras.provides) {
      found.add(`${method} ${withoutNames(path)}`);
      found.add(`call ${id}`);
    }
  }
  return found;
}

function findGreedy(parts: Parts, name: string): Refusal | null {
  for (const { extras } of listActive(parts[name] ?? []))
    for (const { path, staff } of extras.routes) {
      const [first = '', ...rest] = path.split('/').slice(1);
      if (path.includes('*') || first.startsWith(':'))
        return refuse(
          'catch_all',
          `${name} has the route ${path}, which takes addresses of others`,
        );
      if (reserved.includes(first) || (first === '' && rest.length > 0) || !path.startsWith('/'))
        return refuse(
          'address_taken',
          `${name} has the route ${path}, which the site itself answers`,
        );
      if ((first === 'admin') !== (staff !== undefined))
        return refuse(
          'staff_page',
          `${name} has the route ${path}: what begins with /admin says which staff may see it, and nothing else does`,
        );
    }
  return null;
}

/** What a parameter is called makes no other address of it. */
const withoutNames = (path: string) => path.replace(/:[^/]+/g, ':').replace(/(?<=.)\/$/, '');
