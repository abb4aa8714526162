/**
 * Which menu a path belongs to: the one with the longest address that is the path or leads to it.
 * @param path path without language prefix and query
 * @param menus the addresses of each menu, its own first
 * @returns the menu's place in the list, or -1
 */
export function activeMenu(path: string, menus: readonly (readonly string[])[]): number {
  let best = -1;
  let length = 0;
  menus.forEach((addresses, index) => {
    for (const address of addresses)
      if (address.length > length && leadsTo(address, path)) {
        best = index;
        length = address.length;
      }
  });
  return best;
}

function leadsTo(address: string, path: string): boolean {
  if (address === path) return true;
  return address !== '/' && path.startsWith(`${address}/`);
}
