const en = {
  region: 'Player',
  play: 'Play',
  pause: 'Pause',
  back: 'Back 15 seconds',
  forward: 'On 15 seconds',
  position: 'Position',
  at: (at: string, of: string) => `${at} of ${of}`,
  speed: 'Speed',
  close: 'Close the player',
  failed: 'The sound could not be loaded.',
};

export const text: Record<'en' | 'hi', typeof en> = {
  en,
  hi: {
    region: 'प्लेयर',
    play: 'चलाएँ',
    pause: 'रोकें',
    back: '15 सेकंड पीछे',
    forward: '15 सेकंड आगे',
    position: 'स्थान',
    at: (at, of) => `${of} में से ${at}`,
    speed: 'गति',
    close: 'प्लेयर बंद करें',
    failed: 'ध्वनि लोड नहीं हो सकी।',
  },
};
