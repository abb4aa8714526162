declare module 'amphtml-validator' {
  interface Validator {
    validateString(html: string): {
      status: 'PASS' | 'FAIL' | 'UNKNOWN';
      errors: { severity: string; line: number; col: number; message: string }[];
    };
  }
  /** @param file address or path of the compiled rules */
  export function getInstance(file: string): Promise<Validator>;
}
