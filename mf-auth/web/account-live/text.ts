export const text = {
  en: {
    newer: 'Tarapath was just improved. You get the newer version with the next page you open.',
    load: 'Load it now',
    close: 'Later',
  },
  hi: {
    newer: 'तारापथ में अभी सुधार हुआ है। अगला पृष्ठ खोलते ही नया रूप मिल जाएगा।',
    load: 'अभी खोलें',
    close: 'बाद में',
  },
};
