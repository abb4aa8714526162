/** The name under which gateways and processes that serve releases know what they speak. */
export const PROTOCOL = 'tarapath-release-1';

/** The address of a release below that of the process that serves it. */
export const addressOf = ({ name, version }: { name: string; version: string }) =>
  `/releases/${name}/${encodeURIComponent(version)}`;
