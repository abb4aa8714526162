import type { Lang } from 'shared/remote-kit/page';

/** What the frame says about the company behind the site; comes from the environment. */
export interface Site {
  /** Address of the site without trailing slash. */
  publicUrl: string;
  name: string;
  /** As registered; shown above the address. */
  companyName?: string;
  phone?: string | null;
  contactEmail: string;
  /** Lines of the postal address. */
  postalAddress: string[];
  grievanceOfficer: { name: string; email: string };
  /** Only networks where the site has an account. */
  social: { name: string; href: string }[];
}

/** The site's name as a language writes it. */
export function nameIn(site: Pick<Site, 'name'>, lang: Lang): string {
  return lang === 'hi' && site.name === 'Tarapath' ? 'तारापथ' : site.name;
}
