import type { Lang } from 'shared/remote-kit/page';
import { nameIn, type Site } from './site';

/** A square picture of the sign, 512 pixels wide. */
const LOGO = '/media/shell-host/logo.png';

/** Who is behind the site, for search engines; what nobody has set is left out. */
export function organizationJsonLd(lang: Lang, site: Site): object {
  const { publicUrl, companyName, phone, contactEmail, social } = site;
  return {
    '@type': 'Organization',
    '@id': `${publicUrl}/#organization`,
    name: nameIn(site, lang),
    ...(companyName ? { legalName: companyName } : {}),
    url: `${publicUrl}/`,
    logo: { '@type': 'ImageObject', url: publicUrl + LOGO, width: 512, height: 512 },
    email: contactEmail,
    ...(phone ? { telephone: phone } : {}),
    ...(social.length > 0 ? { sameAs: social.map(({ href }) => href) } : {}),
  };
}
