import { colors } from 'shared/pdf/sheet';

/** Both persons, in the order they are shown in. */
export const persons = ['boy', 'girl'] as const;

/** How most of the text is set. */
export const body = { size: 9.5 } as const;

/** How notes and sources are set. */
export const small = { size: 8.5, color: colors.soft } as const;
