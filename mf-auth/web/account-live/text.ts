export const text = {
  en: {
    newer: 'A newer version of Tarapath is here. You get it with the next page you open.',
    load: 'Load it now',
    close: 'Later',
  },
  hi: {
    newer: 'तारापथ का नया रूप आ गया है। अगला पृष्ठ खोलते ही वह मिल जाएगा।',
    load: 'अभी खोलें',
    close: 'बाद में',
  },
};
