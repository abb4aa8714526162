export const palette = {
  red: '#a3242b',
  redDeep: '#7c1a20',
  yellow: '#f2b632',
  yellowSoft: '#fbe7b2',
  teal: '#0f5f6b',
  tealDeep: '#083c45',
  tealLight: '#8fc1c4',
  night: '#062b33',
  cream: '#fdf6ea',
  ink: '#2b1d1a',
} as const;
