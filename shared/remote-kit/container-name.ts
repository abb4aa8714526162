/**
 * The global variable of a release's federation container. It carries the version, so that two
 * releases of one remote can live in one page.
 */
export function containerName(remote: string, version: string): string {
  return `${remote}_${version}`.replace(/\W/g, '_');
}
