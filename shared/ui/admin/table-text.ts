/** The words that every table of the back office has. */
export const tableText = {
  en: {
    pages: 'Pages of the table',
    previous: 'Previous',
    next: 'Next',
    place: (page: number, last: number, total: number) =>
      `${total} in all · page ${page} of ${last}`,
    csv: 'These rows as CSV',
    views: 'Kept views',
    keep: 'Keep this view',
    name: 'What is it to be called?',
    forget: (name: string) => `Forget the view ${name}`,
  },
  hi: {
    pages: 'तालिका के पृष्ठ',
    previous: 'पिछला',
    next: 'अगला',
    place: (page: number, last: number, total: number) => `कुल ${total} · पृष्ठ ${page}, ${last} में से`,
    csv: 'ये पंक्तियाँ CSV में',
    views: 'सहेजे गए दृश्य',
    keep: 'यह दृश्य सहेजें',
    name: 'इसका नाम क्या हो?',
    forget: (name: string) => `दृश्य ${name} हटाएँ`,
  },
};
