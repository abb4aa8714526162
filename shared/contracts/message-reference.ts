/** An order or booking that a message is about, as whoever writes states it: nobody has checked whose it is. */
export interface MessageReference {
  /** As it stands in addresses and forms: `order:12`. */
  about: string;
  name: { en: string; hi: string };
}

const names = {
  order: { en: 'order', hi: 'ऑर्डर' },
  booking: { en: 'booking', hi: 'बुकिंग' },
};

/** Reads `order:12` or `booking:7`; anything else is no reference. */
export function readReference(about: string | null | undefined): MessageReference | null {
  const [, kind, id] = /^(order|booking):([1-9]\d{0,14})$/.exec(about ?? '') ?? [];
  if ((kind !== 'order' && kind !== 'booking') || id === undefined) return null;
  const { en, hi } = names[kind];
  return { about: `${kind}:${id}`, name: { en: `${en} ${id}`, hi: `${hi} ${id}` } };
}
