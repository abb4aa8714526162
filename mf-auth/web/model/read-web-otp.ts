interface OtpCredential {
  code?: string;
}

/**
 * Waits for the SMS where the browser can read it (WebOTP).
 * @returns a function that stops waiting
 */
export function readWebOtp(onCode: (code: string) => void): () => void {
  if (!('OTPCredential' in window)) return () => undefined;
  const waiting = new AbortController();
  const request = { otp: { transport: ['sms'] }, signal: waiting.signal };
  navigator.credentials.get(request as CredentialRequestOptions).then(
    (credential) => {
      const code = (credential as OtpCredential | null)?.code ?? '';
      if (/^\d{4}$/.test(code)) onCode(code);
    },
    // Declined, timed out or stopped: the code is typed, as everywhere else.
    () => undefined,
  );
  return () => waiting.abort();
}
