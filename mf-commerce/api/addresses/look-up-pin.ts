import { getSuggest } from 'shared/contracts/astro';
import { isFailure } from 'shared/http/failure';
import type { ApiDeps } from 'shared/remote-kit/api';
import { gstStates, type GstState } from 'shared/tax/gst-states';

/** Where a PIN code is. */
export interface PinPlace {
  district: string;
  state: GstState;
}

/**
 * District and state of a PIN code, by the platform's table of post offices.
 * @returns `unknown` for a PIN that no post office has, `away` when the table can't be asked
 */
export async function lookUpPin(
  call: ApiDeps['call'],
  pin: string,
): Promise<PinPlace | 'unknown' | 'away'> {
  const asked = { params: { text: pin }, query: { lang: 'en' as const } };
  const found = await call(getSuggest, asked, { as: 'service' });
  if (isFailure(found)) return 'away';
  for (const { region, district } of found.data) {
    // the state stands last: "Barabanki, Uttar Pradesh"
    const name = region.split(', ').at(-1);
    const state = gstStates.find(({ en }) => en === name);
    if (state && district) return { district, state: state.code };
  }
  return 'unknown';
}
