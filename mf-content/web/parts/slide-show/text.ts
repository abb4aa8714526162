export const text = {
  en: {
    close: 'Close',
    previous: 'Previous',
    next: 'Next',
    place: (at: number, of: number) => `${at} of ${of}`,
  },
  hi: {
    close: 'बंद करें',
    previous: 'पिछला',
    next: 'अगला',
    place: (at: number, of: number) => `${of} में से ${at}`,
  },
};
