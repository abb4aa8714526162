import type { Site } from '../../shell-host/frame/site';
import type { Environment } from '../environment/read-environment';

/** What the frame of every page says about the company. */
export function siteFacts({
  contact,
  publicUrl,
}: Pick<Environment, 'contact' | 'publicUrl'>): Site {
  return {
    name: 'Tarapath',
    companyName: contact.company.name,
    phone: contact.company.phone,
    publicUrl,
    contactEmail: contact.email,
    postalAddress: contact.postalAddress,
    grievanceOfficer: contact.grievanceOfficer,
    social: contact.socialLinks.map(({ name, url }) => ({ name, href: url })),
  };
}
