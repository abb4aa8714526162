import type { PageReply, PageRequest } from '../../shell-host/server/request';
import type { VisitorReleases } from './resolve-snapshot';
import type { Site } from './site-process';

/**
 * Has the visitor's shell compose a page or, when it can't, the last good one.
 * @returns `null` when none can
 */
export async function composePage(
  { host, report }: Pick<Site, 'host' | 'report'>,
  { spare, ...own }: VisitorReleases,
  request: Omit<PageRequest, 'snapshot' | 'shell'>,
): Promise<PageReply | null> {
  for (const composed of [own, spare]) {
    if (!composed) continue;
    const { snapshot, shell } = composed;
    try {
      const { renderRequest } = host.shellOf(shell.version, composed === own && spare !== null);
      return await renderRequest({ ...request, snapshot, shell: shell.assets });
    } catch (error) {
      report(error, `shell-host ${shell.version} did not compose a page`);
    }
  }
  return null;
}
