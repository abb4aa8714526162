import type { FrameProps } from './frame-props';

/** A frame for tests: two remedies from the server and a company with one social account. */
export function sampleFrameProps(changes: Partial<FrameProps> = {}): FrameProps {
  return {
    lang: 'en',
    path: '/',
    search: '',
    remedies: [
      { slug: 'sun', title: 'Remedies of the Sun' },
      { slug: 'moon', title: 'Remedies of the Moon' },
    ],
    site: {
      publicUrl: 'https://tarapath.example',
      name: 'Tarapath',
      companyName: 'Tarapath Sample Private Limited',
      phone: '+91 141 000 0000',
      contactEmail: 'care@tarapath.example',
      postalAddress: ['12 Temple Road', 'Jaipur 302001'],
      grievanceOfficer: { name: 'Asha Verma', email: 'grievance@tarapath.example' },
      social: [{ name: 'Instagram', href: 'https://instagram.example/tarapath' }],
    },
    ...changes,
  };
}
