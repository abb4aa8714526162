/** How wide pictures are shown, as in an img's `sizes`: on cards beside each other. */
export const CARD_SIZES = '(min-width: 1200px) 380px, (min-width: 600px) 46vw, 92vw';
/** Beside a title. */
export const HALF_SIZES = '(min-width: 1200px) 480px, (min-width: 768px) 40vw, 100vw';
