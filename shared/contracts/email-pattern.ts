/** An e-mail address as far as its letters tell; whether it exists, only a mail can. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
