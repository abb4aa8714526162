import { platformVersion } from '../build/platform-modules';
import type { ReleaseManifest } from '../releases/release-manifest';
import { refuse, type Refusal } from '../releases/refusal';
import { satisfiesCaret } from '../releases/satisfies-caret';

/** Why a release can't run here: what it leaves to the platform must be installed, and be new enough. */
export function checkPlatform(
  { name, version, platform = {} }: Pick<ReleaseManifest, 'name' | 'version' | 'platform'>,
  versionOf: (module: string) => string | undefined = platformVersion,
): Refusal | null {
  for (const [module, needed] of Object.entries(platform)) {
    const installed = versionOf(module);
    if (installed === undefined || !satisfiesCaret(installed, needed))
      return refuse(
        'platform_mismatch',
        `${name} ${version} needs ${module} ${needed} of the platform, which has ${installed ?? 'none'}`,
      );
  }
  return null;
}
