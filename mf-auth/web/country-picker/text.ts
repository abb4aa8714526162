export const text = {
  en: {
    label: 'Country',
    toEmail: 'Outside India? Sign in by email',
    toMobile: 'Sign in with an Indian mobile number',
    found: (n: number) =>
      n === 0 ? 'No country found' : n === 1 ? '1 country found' : `${n} countries found`,
  },
  hi: {
    label: 'देश',
    toEmail: 'भारत से बाहर हैं? ईमेल से साइन इन करें',
    toMobile: 'भारतीय मोबाइल नंबर से साइन इन करें',
    found: (n: number) => (n === 0 ? 'कोई देश नहीं मिला' : n === 1 ? '1 देश मिला' : `${n} देश मिले`),
  },
};
