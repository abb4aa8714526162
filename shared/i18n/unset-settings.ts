/** What stands for a setting that only production must have, in each language. */
export const unsetSettings = {
  en: {
    postalAddress: ['Tarapath, development copy', 'India'],
    officerName: 'Named in the production settings',
  },
  hi: {
    postalAddress: ['तारापथ, विकास प्रति', 'भारत'],
    officerName: 'नाम मुख्य साइट की सेटिंग में दिया जाएगा',
  },
};
