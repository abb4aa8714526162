import { loadDecades } from './tables';

/**
 * Loads the tables of some years over the network, before anything of those years is computed.
 * @param folder the address of the folder the table files are served from, with its last slash
 * @param withOuter whether Uranus, Neptune and Pluto are wanted too
 * @throws Error when a file cannot be had
 */
export async function fetchTables(
  folder: string | URL,
  fromYear: number,
  toYear: number,
  withOuter = false,
): Promise<void> {
  await loadDecades(
    fromYear,
    toYear,
    (file) => fetchFile(new URL(`${file}.bin`, folder)),
    withOuter,
  );
}

async function fetchFile(address: URL): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address.pathname}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
