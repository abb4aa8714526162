import { useState } from 'react';
import { followTyping, readMobileNumber } from './mobile-number';

/** A field for an Indian mobile number: its ten digits, and what to do with each change. */
export function useMobileNumber(initial: string) {
  const [typed, setTyped] = useState(initial);
  return {
    numbers: readMobileNumber(typed),
    typeNumbers: (value: string) => setTyped((before) => followTyping(before, value)),
  };
}
