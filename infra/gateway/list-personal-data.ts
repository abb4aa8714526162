import type { PersonalDataPart } from 'shared/remote-kit/personal-data';
import { listActive, SHELL_NAME, type DiscoveryDocument } from '../releases/discovery-document';
import type { ReleaseHost } from './release-host';

/**
 * What every remote keeps of people, by each of its releases that visitors get: a newer one may have
 * tables that an older one doesn't know. A release that doesn't start, or doesn't say what it keeps, is
 * down.
 */
export async function listPersonalData(
  document: DiscoveryDocument,
  host: Pick<ReleaseHost, 'loadApi'>,
  onError: (error: unknown, what: string) => void,
): Promise<PersonalDataPart[]> {
  const releases = Object.entries(document.microFrontends)
    .filter(([name]) => name !== SHELL_NAME)
    .flatMap(([name, versions]) =>
      listActive(versions).map(({ metadata }) => ({ remote: name, version: metadata.version })),
    );
  return Promise.all(
    releases.map(async ({ remote, version }): Promise<PersonalDataPart> => {
      try {
        const loaded = await host.loadApi(remote, version);
        const data = loaded ? loaded.api.personalData : null;
        if (data !== undefined) return { remote, state: 'ready', data };
        throw new Error('the release does not say what it keeps of people');
      } catch (error) {
        onError(error, `${remote} ${version} can not be asked for personal data`);
        return { remote, state: 'down' };
      }
    }),
  );
}
