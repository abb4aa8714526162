/** The schema that a remote's tables are in. */
export function schemaOf(remote: string): string {
  return remote
    .replace(/^mf-/, '')
    .replace(/-services$/, '')
    .replaceAll('-', '_');
}
