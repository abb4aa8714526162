import type { PersonalDataPart } from 'shared/remote-kit/personal-data';
import { listActive, SHELL_NAME, type DiscoveryDocument } from '../releases/discovery-document';
import type { ReleaseHost } from './release-host';

/**
 * What every remote keeps of people, by each of its releases that visitors get: a newer one may have
 * tables that an older one doesn't know. A release that doesn't start, or doesn't say what it keeps, is
 * down.
 */
export function listPersonalData(
  document: DiscoveryDocument,
  host: Pick<ReleaseHost, 'isUp' | 'peekApi'>,
  onError: (error: unknown, what: string) => void,
): PersonalDataPart[] {
  const releases = Object.entries(document.microFrontends)
    .filter(([name]) => name !== SHELL_NAME)
    .flatMap(([name, versions]) =>
      listActive(versions).map(({ metadata }) => ({ remote: name, version: metadata.version })),
    );
  return releases.map(({ remote, version }): PersonalDataPart => {
    const loaded = host.isUp({ name: remote, version })
      ? host.peekApi({ name: remote, version })
      : undefined;
    const data = loaded ? loaded.api.personalData : loaded;
    if (data !== undefined) return { remote, state: 'ready', data };
    const error = new Error('it is down, or does not say what it keeps of people');
    onError(error, `${remote} ${version} can not be asked for personal data`);
    return { remote, state: 'down' };
  });
}
