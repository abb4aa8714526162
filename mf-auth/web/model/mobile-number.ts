import { readDigits } from './keep-digits';

const LENGTH = 10;
const COUNTRY = '91';

/**
 * The Indian mobile number in what somebody wrote: `+91`, `0091`, `91` before ten digits and leading
 * zeros are left out, for the field stands beside "+91".
 */
export function readMobileNumber(text: string): string {
  const digits = readDigits(text);
  const isAbroad = text.trim().startsWith('+') || digits.startsWith('00');
  const called = digits.replace(/^0+/, '');
  const hasCountry =
    called.startsWith(COUNTRY) && (isAbroad || called.length >= COUNTRY.length + LENGTH);
  const local = hasCountry ? called.slice(COUNTRY.length).replace(/^0+/, '') : called;
  return local.slice(0, LENGTH);
}

/**
 * All that was typed so far, of which the field shows the number alone: without it `+` and `91`, typed
 * key by key, would stand as 91 at the beginning.
 * @param typed what this function answered before
 * @param value what the field holds now
 */
export function followTyping(typed: string, value: string): string {
  const shown = readMobileNumber(typed);
  const isOneMore = value.length === shown.length + 1 && value.startsWith(shown);
  return isOneMore ? typed + value.slice(-1) : value;
}
