/** What is said when an allowance is used up. */
export const tooOften = {
  en: 'This was asked for many times in a short while. Please wait a few minutes, then try again.',
  hi: 'थोड़े समय में यह बहुत बार माँगा गया है। कृपया कुछ मिनट रुककर फिर कोशिश करें।',
} as const;
