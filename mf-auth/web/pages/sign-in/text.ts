export const text = {
  en: {
    home: 'Home',
    description: 'Sign in to Tarapath with a one-time code, by mobile number or email.',
  },
  hi: {
    home: 'मुखपृष्ठ',
    description: 'मोबाइल नंबर या ईमेल पर आए कोड से तारापथ में साइन इन करें।',
  },
};
