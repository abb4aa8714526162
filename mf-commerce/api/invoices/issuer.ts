import { findState } from 'shared/tax/gst-states';
import { unsetSettings } from 'shared/i18n/unset-settings';
import type { ApiDeps } from 'shared/remote-kit/api';
import type { Issuer } from './issue-invoice';

/**
 * The company as it issues papers now.
 * @throws when the gateway is older than the settings that invoices need
 */
export function issuerOf({ contact, production }: ApiDeps['settings']): Issuer {
  const { name, gstin, state: code } = contact.company ?? { name: '' };
  const state = findState(code ?? '');
  if (!gstin || !state) throw new Error('no invoice can be issued: COMPANY_GSTIN is not known');
  const address = contact.postalAddress;
  return {
    seller: {
      name,
      gstin,
      state,
      address: address.length ? address : unsetSettings.en.postalAddress,
    },
    isDemonstration: !production,
  };
}
